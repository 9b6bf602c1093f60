import type { ComponentType, HTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../content/schema/languages.ts'
import { CurrentPageContext, useCurrentPage } from './current-page.ts'

/**
 * A part that is the same on every page of a language, rendered once per language. `attributes` go
 * on the `div` around it. It must not depend on the address or entry of the page.
 */
export const frozen = (Part: ComponentType, attributes: HTMLAttributes<HTMLDivElement> = {}) => {
  const rendered = new Map<Language, string>()
  const htmlIn = (language: Language): string => {
    const html =
      rendered.get(language) ??
      renderToStaticMarkup(
        <CurrentPageContext value={{ address: '', language }}>
          <Part />
        </CurrentPageContext>,
      )
    rendered.set(language, html)
    return html
  }
  return () => (
    <div {...attributes} dangerouslySetInnerHTML={{ __html: htmlIn(useCurrentPage().language) }} />
  )
}
