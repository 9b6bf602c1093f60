import type { ComponentType, HTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../content/model/languages.ts'
import { CurrentPageContext, useCurrentPage } from './current-page.ts'

/**
 * A part that is the same on every page of a language, rendered once per language. `attributes` go
 * on the `div` around it. It must not depend on the address or entry of the page.
 */
export const frozen = (Part: ComponentType, attributes: HTMLAttributes<HTMLDivElement> = {}) => {
  const rendered = new Map<Language, string>()
  return () => {
    const { language } = useCurrentPage()
    const page = { address: '', language }
    const html =
      rendered.get(language) ??
      renderToStaticMarkup(
        <CurrentPageContext value={page}>
          <Part />
        </CurrentPageContext>,
      )
    rendered.set(language, html)
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  }
}
