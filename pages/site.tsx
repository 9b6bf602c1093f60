import type { ComponentType } from 'react'
import { notFoundLanguageAt } from '../content/entries.ts'
import type { AnyEntry } from '../content/index.ts'
import { notFoundIn } from '../content/model/site-paths.ts'
import { questionsOf } from '../content/questions.ts'
import { pageAt } from '../renderer/page-at.ts'
import { pageHtml } from '../renderer/server/page-html.tsx'

/**
 * The site as a function of its content: what a build runs to make pages. It holds the code of all
 * pages, and none of the content.
 */
export { openContent } from '../content/files.ts'
export { answerTo, versionOf } from '../content/questions.ts'
export { allPages } from '../renderer/page-at.ts'

type Page = ComponentType<{ entry: AnyEntry | undefined }>

const pages = import.meta.glob<Page>('./*/+Page.tsx', { eager: true, import: 'Page' })

/** Renders the page at an address, or the not-found page, and says what it asked of the content. */
export const renderPage = (address: string) => {
  const { folder, entry } = pageAt(address) ?? { folder: '_error' }
  const Page = pages[`./${folder}/+Page.tsx`]
  if (!Page) throw new Error(`There is no pages/${folder}/+Page.tsx`)
  const language = entry?.language ?? notFoundLanguageAt(address)
  const page = {
    Page,
    entry,
    language,
    address: folder === '_error' ? notFoundIn(language) : address,
  }
  const { made, questions } = questionsOf(() => pageHtml(page))
  return { html: made, questions, folder }
}
