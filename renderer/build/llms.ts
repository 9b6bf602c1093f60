import { type PageGroup, pageGroups } from '../../content/model/kinds.ts'
import type { PageFacts } from './page-facts.ts'

export type ListedPage = PageFacts & { group: PageGroup }

/** Escapes brackets, which would end the text of a Markdown link. */
const linkText = (text: string) => text.replace(/[[\]\\]/g, '\\$&')
const itemOf = ({ title, address, description }: PageFacts) =>
  `- [${linkText(title)}](${address}): ${description}`

/**
 * llms.txt, the site in Markdown for language models (https://llmstxt.org): the company, what it
 * does, and every page with its description, grouped like the site map.
 */
export const llms = (
  company: string,
  headings: Record<PageGroup, string>,
  pages: readonly ListedPage[],
): string => {
  const inOrder = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))
  const summary = pages.find(({ path }) => path === '/')?.description
  const groups = pageGroups.map((group) => ({
    heading: headings[group],
    items: inOrder.filter((page) => page.group === group),
  }))
  return [
    `# ${company}`,
    ...(summary ? [`> ${summary}`] : []),
    ...groups
      .filter(({ items }) => items.length > 0)
      .map(({ heading, items }) => `## ${heading}\n\n${items.map(itemOf).join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n')
}
