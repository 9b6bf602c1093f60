import { defaultLanguage } from '../content/schema/languages.ts'
import { createSite } from '../renderer/content/site.ts'
import type { SiteIndex } from '../renderer/content/site-index.ts'

/** The content of the project, and its index in the default language. */
export const site = createSite({ root: process.cwd(), env: process.env })
export const index = site.in(defaultLanguage)

/** An index with other facts about the company. */
export const withFacts = (facts: object, of: SiteIndex = index): SiteIndex => ({
  ...of,
  business: Object.assign({}, of.business, facts),
})
