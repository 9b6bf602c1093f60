import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from '../IslandRoot.tsx'
import { announce } from './announce.ts'
import { watchFields } from './fields.ts'
import { restore } from './retry.ts'

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
 * Hydrates one island in slices, between which the page answers. Resolves once React has taken over,
 * which leaves in the fields what was typed. Where a translator or an extension has
 * changed its elements, React draws it anew, and it shows what was typed and chosen as before.
 */
export const hydrate = (island: HTMLElement, component: ComponentType<object>): Promise<void> => {
  const { prefix = '', props = '{}', crashed = '', whenCrashed = '' } = island.dataset
  return new Promise((ready) => {
    startTransition(() => {
      // React must find the form as the server rendered it.
      island.querySelector('.island-notice')?.remove()
      const form = island.querySelector('form')
      if (form) restore(form)
      hydrateRoot(
        island,
        <IslandRoot words={{ crashed, whenCrashed }}>
          <Drawn onDraw={watchFields(island)} onReady={ready}>
            {createElement(component, JSON.parse(props))}
          </Drawn>
        </IslandRoot>,
        {
          identifierPrefix: prefix,
          onCaughtError: (error) => {
            console.error(error)
            announce({ name: 'island-crashed', island: island.dataset.island ?? '' })
          },
          onRecoverableError: (error) => console.warn(error),
        },
      )
    })
  })
}
