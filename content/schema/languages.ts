import { fromKeys, keysOf } from './keys.ts'

/**
 * The languages of the site. The first has addresses without a prefix and files without a suffix;
 * the others translate its content. `Intl` uses `locale` for dates, money and plurals, and
 * `listLocale` for lists, which in English have no comma before their last item.
 */
export const languages = {
  en: { name: 'English', locale: 'en-US', listLocale: 'en-GB', prefix: '' },
  es: { name: 'Español', locale: 'es-US', listLocale: 'es-US', prefix: '/es' },
} as const satisfies Record<
  string,
  { name: string; locale: string; listLocale: string; prefix: string }
>

export type Language = keyof typeof languages

export const allLanguages = keysOf(languages)

export const defaultLanguage: Language = 'en'

/** The languages that the content is translated into. */
export const translatedInto = allLanguages.filter((language) => language !== defaultLanguage)

/** Returns an object with a value for each language. */
export const inEachLanguage = <T>(make: (language: Language) => T) =>
  fromKeys<Readonly<Record<Language, T>>>(allLanguages, make)

const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name)

/** The path of a file in a language: `content/home.yaml` becomes `content/home.es.yaml`. */
export const fileIn = (language: Language, file: string): string =>
  language === defaultLanguage ? file : file.replace(/(\.\w+)$/, `.${language}$1`)

/** Returns the language of a file, and the path of the original that it is or translates. */
export const languageOf = (path: string): { language: Language; original: string } => {
  const [, stem = '', name = '', end = ''] = /^(.*)\.(\w+)(\.\w+)$/.exec(path) ?? []
  return isLanguage(name) && name !== defaultLanguage
    ? { language: name, original: stem + end }
    : { language: defaultLanguage, original: path }
}

/** The language of a page, by its address. */
export const languageAt = (address: string): Language =>
  translatedInto.find((language) => {
    const { prefix } = languages[language]
    return address === prefix || address.startsWith(`${prefix}/`)
  }) ?? defaultLanguage

/** The address of a page in the default language. */
export const originalAddress = (address: string): string =>
  address.slice(languages[languageAt(address)].prefix.length) || '/'

/** The address of a page in a language, from its address in the default language. */
export const addressIn = (language: Language, address: string): string =>
  address === '/' ? languages[language].prefix || '/' : languages[language].prefix + address

/** One of the pages with the same content in different languages. */
export type Version = { language: Language; address: string }

/**
 * Returns the versions of a page by their `hreflang`, including `x-default`. Empty if there is only
 * one.
 */
export const alternatesOf = (versions: readonly Version[]): (readonly [string, string])[] => {
  const original = versions.filter(({ language }) => language === defaultLanguage)
  return versions.length < 2
    ? []
    : [
        ...versions.map(({ language, address }) => [language, address] as const),
        ...original.map(({ address }) => ['x-default', address] as const),
      ]
}
