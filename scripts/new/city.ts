import { cityThemes } from '../../content/model/schema/city.ts'
import { slugOf } from '../../content/model/slug.ts'
import { readSitePages } from '../../renderer/build/read-site-pages.ts'
import { checkPageName } from './names.ts'
import { fillTemplates } from './template.ts'
import type { Thing } from './thing.ts'

const wordsOfService = (slug: string) => `  ${slug}:
    card: # the line on its card on the page of the city, at most 90 characters
    lead: # how its page for this city opens: one or two sentences
    hook: # what is particular about it here: three to five sentences
    issues: # three to six of its issues as they show here: { issue: ..., text: ... }
    steps: # four lines: what is different here in each of its steps
    firstVisit: # what a first visit here checks: two to four sentences
    question: # one that is asked here: { question: ..., answer: ... }`

const serviceSlugs = (root: string): string[] =>
  [...readSitePages(root).values()].flatMap(({ kind, slugs }) => (kind === 'service' ? slugs : []))

export const city: Thing = {
  about: 'a city we serve, with a page of its own and one for each service',
  example: 'Coconut Creek',
  add: (typed, root) => {
    const name = typed.replace(/,? FL$/i, '')
    const base = slugOf(name)
    const slug = base && `${base}-fl`
    checkPageName('city', { name, slug }, root)
    const services = serviceSlugs(root).map(wordsOfService).join('\n')
    return {
      files: fillTemplates('city', { name, slug, themes: cityThemes.join(', '), services }),
      changes: {},
      next: ['npm run check:content says what is missing still; npm run dev shows the pages.'],
    }
  },
}
