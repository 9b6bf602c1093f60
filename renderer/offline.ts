import { notFoundLanguages } from '../content/entries.ts'
import { business } from '../content/index.ts'
import { defaultLanguage } from '../content/model/languages.ts'
import { offlineIn } from '../content/model/site-paths.ts'

/** The addresses of the page that stands in for others without a connection, if there is one. */
export const offlinePages: readonly string[] = business.offline
  ? [defaultLanguage, ...notFoundLanguages].map(offlineIn)
  : []
