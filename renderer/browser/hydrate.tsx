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
import { restore, watchFields } from './fields.ts'

type DrawnProps = { onDraw: () => void; onReady: () => void; children: ReactNode }

/**
 * Calls `onDraw` once its children are rendered, and `onReady` after their effects, which restore
 * earlier answers.
 */
const Drawn = ({ onDraw, onReady, children }: DrawnProps) => {
  useLayoutEffect(onDraw, [onDraw])
  useEffect(onReady, [onReady])
  return children
}

/**
 * Hydrates one island in slices, so that the page stays responsive. Resolves once React has taken
 * over; fields keep what was typed. If a translator or an extension changed the elements, React
 * renders them anew, with what was typed and chosen.
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
