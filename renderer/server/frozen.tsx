import type { ComponentType, HTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteIndex } from '../content/site-index.ts'
import { memoize } from '../memoize.ts'
import { CurrentPageContext } from './current-page.ts'
import { useSite } from './use-site.ts'

/**
 * Renders a part that is the same on every page of a language once per language. `attributes` go on
 * the `div` around it. It must not depend on the address or entry of the page.
 */
export const frozen = (Part: ComponentType, attributes: HTMLAttributes<HTMLDivElement> = {}) => {
  const htmlOf = memoize((site: SiteIndex) =>
    renderToStaticMarkup(
      <CurrentPageContext value={{ address: '', language: site.language, site }}>
        <Part />
      </CurrentPageContext>,
    ),
  )
  return () => <div {...attributes} dangerouslySetInnerHTML={{ __html: htmlOf(useSite()) }} />
}
