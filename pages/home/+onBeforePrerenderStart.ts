import { allLanguages } from '../../content/schema/languages.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { offlinePages, pagesIn, translatedNotFound } from '../../renderer/content/pages.ts'

/** Every page of the site. Vike calls the hook of each page, and one suffices for all of them. */
export const onBeforePrerenderStart = () => [
  ...allLanguages.flatMap(pagesIn).map(addressOf),
  ...translatedNotFound(),
  ...offlinePages(),
]
