import { defaultLanguage } from '../../content/schema/languages.ts'
import { notFoundIn, offlineIn } from '../../content/schema/site-paths.ts'
import { notFoundLanguages } from './pages.ts'
import { business } from './site.ts'

/** The addresses of the not-found page in languages other than the default one. */
export const translatedNotFound = (): string[] => notFoundLanguages().map(notFoundIn)

/** The addresses of the page that is the fallback of others without a connection, if there is one. */
export const offlinePages = (): string[] =>
  business.offline ? [defaultLanguage, ...notFoundLanguages()].map(offlineIn) : []
