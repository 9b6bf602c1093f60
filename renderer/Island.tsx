import { type ComponentType, createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandRoot } from './IslandRoot.tsx'
import type { IslandComponent, IslandName, IslandProps } from './islands.ts'

/** When an island wakes: once in view, once the browser is idle, or when a visitor touches it. */
export type Wake = 'visible' | 'idle' | 'interaction'

type IslandOptions<Name extends IslandName> = {
  name: Name
  /** The component the registry has under this name. Imported here, so that its styles are part of the page. */
  component: IslandComponent<Name>
  /** Plain data: it travels as JSON in the HTML. */
  props: IslandProps<Name>
  wake: Wake
  /** Components that it loads once it is awake. Named here for the same reason: their styles. */
  later?: readonly unknown[]
}

/**
 * A component that is HTML first and wakes up in the browser. It is rendered as a root of its own, because the ids
 * that `useId` gives inside the page's tree are not those that its own root computes when it wakes.
 */
export const Island = <Name extends IslandName>({ name, component, props, wake }: IslandOptions<Name>) => {
  const prefix = useId()
  const element = createElement(component as ComponentType<object>, props)
  const html = renderToString(<IslandRoot>{element}</IslandRoot>, { identifierPrefix: prefix })
  return (
    <div data-island={name} data-wake={wake} data-prefix={prefix} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
