import type { ComponentType, HTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * A part that is the same on every page: rendered once, however many pages have it. `attributes` are those of the `div`
 * around it.
 */
export const frozen = (Part: ComponentType, attributes: HTMLAttributes<HTMLDivElement> = {}) => {
  let html: string | undefined
  return () => {
    html ??= renderToStaticMarkup(<Part />)
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  }
}
