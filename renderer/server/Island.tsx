import { type ComponentType, createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { DataName } from '../content/site-index.ts'
import { IslandRoot } from '../IslandRoot.tsx'
import { useCurrentPage, useDataFiles, useWords } from './current-page.tsx'

type IslandProps<Props extends object> = {
  /**
   * The name of the component's file, without `.island.tsx`. The browser finds the code by it;
   * without such a file the build fails.
   */
  name: string
  component: ComponentType<Props>
  /** Plain data, sent as JSON in the HTML. */
  props: Props
  /** The content that the browser loads before hydration. */
  data?: readonly DataName[]
  /** The content that the browser may load later. */
  laterData?: readonly DataName[]
}

/**
 * A component that is HTML first and hydrated once it is visible. It is rendered as its own React
 * root, because ids from `useId` in the page's tree would not match those of its own root during
 * hydration.
 */
export const Island = <Props extends object>({
  name,
  component,
  props,
  data = [],
  laterData = [],
}: IslandProps<Props>) => {
  const prefix = useId()
  const files = useDataFiles(...data)
  const laterFiles = useDataFiles(...laterData)
  useCurrentPage().facts?.islands.push({ name, files })
  const { notLoaded, ...words } = useWords('islands')
  const html = renderToString(
    <IslandRoot words={words}>{createElement(component, props)}</IslandRoot>,
    { identifierPrefix: prefix },
  )
  return (
    <div
      data-island={name}
      data-files={[...files, ...laterFiles].join(' ')}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-not-loaded={notLoaded}
      data-crashed={words.crashed}
      data-when-crashed={words.whenCrashed}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
