import { type PageGroup, pageGroups } from '../../content/schema/kind-of-files.ts'
import {
  allLanguages,
  defaultLanguage,
  type Language,
  languageAt,
  languages,
} from '../../content/schema/languages.ts'
import type { PageFacts } from './page-facts.ts'

export type ListedPage = PageFacts & { group: PageGroup }
type Headings = Record<PageGroup, string>

/** Escapes brackets, which would end the text of a Markdown link. */
const linkText = (text: string) => text.replace(/[[\]\\]/g, '\\$&')
const itemOf = ({ title, address, description }: PageFacts) =>
  `- [${linkText(title)}](${address}): ${description}`

/** The pages of a language by group. In a translation, each heading says which language it is. */
const partIn = (language: Language, headings: Headings, pages: readonly ListedPage[]): string[] => {
  const before = language === defaultLanguage ? '' : `${languages[language].name}: `
  return pageGroups
    .map((group) => ({
      heading: before + headings[group],
      items: pages.filter((page) => page.group === group),
    }))
    .filter(({ items }) => items.length > 0)
    .map(({ heading, items }) => `## ${heading}\n\n${items.map(itemOf).join('\n')}`)
}

/**
 * llms.txt, the site in Markdown for language models (https://llmstxt.org): the company, what it
 * does, and every page with its description, by language and grouped like the site map.
 */
export const llms = (
  company: string,
  headingsIn: (language: Language) => Headings,
  pages: readonly ListedPage[],
): string => {
  const inOrder = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))
  const summary = pages.find(({ path }) => path === '/')?.description
  const parts = allLanguages.flatMap((language) =>
    partIn(
      language,
      headingsIn(language),
      inOrder.filter(({ path }) => languageAt(path) === language),
    ),
  )
  return [`# ${company}`, ...(summary ? [`> ${summary}`] : []), ...parts].join('\n\n').concat('\n')
}
