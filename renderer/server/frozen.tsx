import type { ComponentType, HTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../content/model/languages.ts'
import { question } from '../../content/questions.ts'
import { CurrentPageContext, useCurrentPage } from './current-page.ts'

/**
 * A part that is the same on every page of a language, rendered once per language. `attributes` go
 * on the `div` around it. It must not depend on the address or entry of the page.
 * @param name of the part, unlike any other.
 */
export const frozen = (
  name: string,
  Part: ComponentType,
  attributes: HTMLAttributes<HTMLDivElement> = {},
) => {
  const htmlIn = question(`part-${name}`, (language) =>
    renderToStaticMarkup(
      <CurrentPageContext value={{ address: '', language: language as Language }}>
        <Part />
      </CurrentPageContext>,
    ),
  )
  return () => (
    <div {...attributes} dangerouslySetInnerHTML={{ __html: htmlIn(useCurrentPage().language) }} />
  )
}
