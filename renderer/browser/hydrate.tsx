import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from '../IslandRoot.tsx'
import { typedBeforeWaking } from './typed.ts'

/** Hydrates one island. Resolves once React has taken over. */
export const hydrate = (island: HTMLElement, component: ComponentType<object>): Promise<void> => {
  const { prefix = '', props = '{}', crashed = '' } = island.dataset
  return new Promise((ready) => {
    // Synchronous, so that no keystroke is lost between reading the fields and React taking them
    // over.
    flushSync(() => {
      // React must find the form as the server rendered it.
      island.querySelector('.island-error')?.remove()
      const element = createElement(component, {
        ...JSON.parse(props),
        typed: typedBeforeWaking(island),
      })
      hydrateRoot(
        island,
        <IslandRoot crashed={crashed} onReady={ready}>
          {element}
        </IslandRoot>,
        {
          identifierPrefix: prefix,
          onCaughtError: (error) => console.error(error),
        },
      )
    })
  })
}
