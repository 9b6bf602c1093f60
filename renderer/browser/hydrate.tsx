import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from '../IslandRoot.tsx'
import { type IslandLoaders, loadIsland } from './islands.ts'
import { typedBeforeWaking } from './typed.ts'

/**
 * Hydrates one island. Resolves once React has taken over.
 * @throws if its code cannot be loaded; its HTML then stays as it is.
 */
export const hydrate = async (island: HTMLElement, loaders: IslandLoaders): Promise<void> => {
  const { island: name = '', prefix = '', props = '{}', crashed = '' } = island.dataset
  const component = await loadIsland(loaders, name)
  await new Promise<void>((ready) => {
    // Synchronous, so that no keystroke is lost between reading the fields and React taking them
    // over.
    flushSync(() => {
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
