import { defaultLanguage } from '../content/schema/languages.ts'
import { createSite } from '../renderer/content/site.ts'

/** The content of the project, and its index in the default language. */
export const site = createSite({ root: process.cwd(), env: process.env })
export const index = site.in(defaultLanguage)
