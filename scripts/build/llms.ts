import type { PageFacts } from './page-facts.ts'

const sections = ['Main pages', 'Services', 'Service areas', 'Services by city'] as const
type Section = (typeof sections)[number]

/** A service is what has pages for cities: `/tile-roofing`, because of `/services/tile-roofing/doral-fl`. */
const sectionsOf = (pages: readonly PageFacts[]) => {
  const services = new Set(pages.map(({ path }) => /^\/services\/([^/]+)\//.exec(path)?.[1]))
  return (path: string): Section => {
    if (path.startsWith('/services/')) return 'Services by city'
    if (path.startsWith('/locations/')) return 'Service areas'
    return services.has(path.slice(1)) ? 'Services' : 'Main pages'
  }
}

/** Brackets in the text of a Markdown link would end it. */
const linkText = (text: string) => text.replace(/[[\]\\]/g, '\\$&')
const itemOf = ({ title, address, description }: PageFacts) => `- [${linkText(title)}](${address}): ${description}`

/**
 * llms.txt, the site in Markdown for language models (https://llmstxt.org): the company, what it does, and every page
 * with its description.
 */
export const llms = (company: string, pages: readonly PageFacts[]): string => {
  const sectionOf = sectionsOf(pages)
  const inOrder = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))
  const summary = pages.find(({ path }) => path === '/')?.description
  const blocks = sections.map((section) => ({ section, items: inOrder.filter(({ path }) => sectionOf(path) === section) }))
  return [
    `# ${company}`,
    ...(summary ? [`> ${summary}`] : []),
    ...blocks.filter(({ items }) => items.length > 0).map(({ section, items }) => `## ${section}\n\n${items.map(itemOf).join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n')
}
