import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
} from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from '../IslandRoot.tsx'
import { typedIn } from './typed.ts'

/**
 * Says when all inside works: the effects of a component run after those of its children, and they
 * bring back what a visitor answered before.
 */
const Ready = ({ onReady, children }: { onReady: () => void; children: ReactNode }) => {
  useEffect(onReady, [])
  return children
}

/**
 * An island that a visitor is using is hydrated in one go, so that no keystroke is lost between
 * reading the fields and React taking them over. Another is hydrated in slices, between which the
 * page answers; it reads its fields once React has taken over, as React leaves in them what was
 * typed.
 */
const hydrateIn = ({ dataset }: HTMLElement): ((hydrating: () => void) => void) =>
  dataset.on === 'visible' ? startTransition : flushSync

/** Hydrates one island. Resolves once React has taken over. */
export const hydrate = (island: HTMLElement, component: ComponentType<object>): Promise<void> => {
  const { prefix = '', props = '{}', crashed = '', whenCrashed = '' } = island.dataset
  return new Promise((ready) => {
    hydrateIn(island)(() => {
      // React must find the form as the server rendered it.
      island.querySelector('.island-notice')?.remove()
      const element = createElement(component, {
        ...JSON.parse(props),
        typed: typedIn(island.querySelector('form')),
      })
      hydrateRoot(
        island,
        <Ready onReady={ready}>
          <IslandRoot words={{ crashed, whenCrashed }}>{element}</IslandRoot>
        </Ready>,
        {
          identifierPrefix: prefix,
          onCaughtError: (error) => console.error(error),
        },
      )
    })
  })
}
