import { type ComponentType, createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandRoot } from '../IslandRoot.tsx'
import { useWords } from './use-words.ts'

/** When an island wakes: once in view, or when a visitor touches it. */
export type Wake = 'visible' | 'interaction'

type IslandProps<Props extends object> = {
  /** The name of the component's file, without `.island.tsx`: under it the browser finds the code. The build fails for others. */
  name: string
  component: ComponentType<Props>
  /** Plain data: it travels as JSON in the HTML. */
  props: Props
  wake: Wake
}

/**
 * A component that is HTML first and wakes up in the browser. It is rendered as a root of its own, because the ids
 * that `useId` gives inside the page's tree are not those that its own root computes when it wakes.
 */
export const Island = <Props extends object>({ name, component, props, wake }: IslandProps<Props>) => {
  const prefix = useId()
  const { notLoaded, crashed } = useWords('islands')
  const html = renderToString(<IslandRoot crashed={crashed}>{createElement(component, props)}</IslandRoot>, { identifierPrefix: prefix })
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-not-loaded={notLoaded}
      data-crashed={crashed}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
