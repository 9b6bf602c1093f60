import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
} from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from '../IslandRoot.tsx'
import { watchFields } from './fields.ts'

type DrawnProps = { onDraw: () => void; onReady: () => void; children: ReactNode }

/**
 * Says when all inside is drawn, and when it works: the effects of a component run after those of
 * its children, and they bring back what a visitor answered before.
 */
const Drawn = ({ onDraw, onReady, children }: DrawnProps) => {
  useLayoutEffect(onDraw, [onDraw])
  useEffect(onReady, [onReady])
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

/**
 * Hydrates one island. Resolves once React has taken over. Where a translator or an extension has
 * changed its elements, React draws it anew, and it shows what was typed and chosen as before.
 */
export const hydrate = (island: HTMLElement, component: ComponentType<object>): Promise<void> => {
  const { prefix = '', props = '{}', crashed = '', whenCrashed = '' } = island.dataset
  return new Promise((ready) => {
    hydrateIn(island)(() => {
      // React must find the form as the server rendered it.
      island.querySelector('.island-notice')?.remove()
      hydrateRoot(
        island,
        <IslandRoot words={{ crashed, whenCrashed }}>
          <Drawn onDraw={watchFields(island)} onReady={ready}>
            {createElement(component, JSON.parse(props))}
          </Drawn>
        </IslandRoot>,
        {
          identifierPrefix: prefix,
          onCaughtError: (error) => console.error(error),
          onRecoverableError: (error) => console.warn(error),
        },
      )
    })
  })
}
