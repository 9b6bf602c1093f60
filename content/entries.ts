import { type Addressable, addressOf } from './addresses.ts'
import { hasTranslation } from './files.ts'
import { type AnyEntry, type Content, contentIn, type ServiceInCity } from './index.ts'
import { hasLocalWords } from './local-words.ts'
import { fileKinds, kinds, wordFile } from './model/kinds.ts'
import {
  addressIn,
  allLanguages,
  defaultLanguage,
  type Language,
  languageAt,
  originalAddress,
  translatedInto,
  type Version,
} from './model/languages.ts'
import { say } from './model/message.ts'
import { apart, madeOnce, question } from './questions.ts'
import { wordsOf } from './words.ts'

const pairs = ({ services, cities, language }: Content): readonly ServiceInCity[] =>
  cities.flatMap((city) =>
    services
      .filter((service) => hasLocalWords({ service, city }))
      .map((service) => ({ kind: 'service-in-city' as const, language, service, city })),
  )

/** The entry of every page in a language. */
export const entriesIn = (language: Language): readonly AnyEntry[] => {
  const content = contentIn(language)
  return [
    ...(hasTranslation(language, kinds.home.file) ? [content.home] : []),
    ...fileKinds.flatMap((kind): readonly AnyEntry[] => content.collections[kind]),
    ...pairs(content),
  ]
}

const byAddress = madeOnce(
  () => new Map(allLanguages.flatMap(entriesIn).map((entry) => [addressOf(entry), entry] as const)),
)

/** The address of every page. */
export const allAddresses = question('addresses', (): readonly string[] => [...byAddress().keys()])

/** Whether there is a page at an address. */
const isPage = question('page', (address) => byAddress().has(address))

/** The entry at an address, or undefined if there is no page. */
export const entryAt = (address: string): AnyEntry | undefined =>
  isPage(address) ? apart(() => byAddress().get(address)) : undefined

/**
 * A path of this site in a language: that of the page there or, while it is not translated, of the
 * one in the default language. Keeps what follows the address, such as `#prices`.
 */
export const pathIn = (language: Language, path: string): string => {
  const [address = ''] = path.split(/[?#]/)
  const translated = addressIn(language, originalAddress(address))
  return (isPage(translated) ? translated : address) + path.slice(address.length)
}

/** The address of a page in a language, or in the default one while it is not translated. */
export const pageIn = (language: Language, page: Addressable): string =>
  pathIn(language, addressOf(page))

/** The addresses of the same page in every language that it exists in. */
export const versionsOf = (address: string): Version[] => {
  const original = originalAddress(address)
  return allLanguages
    .map((language) => ({ language, address: addressIn(language, original) }))
    .filter((version) => isPage(version.address))
}

/** The languages that the not-found page is translated into, the default one not among them. */
export const notFoundLanguages = (): readonly Language[] =>
  translatedInto.filter((language) => hasTranslation(language, wordFile('not-found')))

/** The language in which a visitor is told that there is no page at an address. */
export const notFoundLanguageAt = (address: string): Language =>
  notFoundLanguages().find((language) => language === languageAt(address)) ?? defaultLanguage

/** The name of a page, as links show it. */
export const titleOf = (entry: AnyEntry): string => {
  if (entry.kind === 'city') return entry.name
  if (entry.kind === 'guide') return entry.menuTitle
  if (entry.kind === 'service-in-city')
    return say(wordsOf('service-in-city', entry.language).title, {
      service: entry.service.title,
      cityName: entry.city.name,
    })
  return entry.title
}
