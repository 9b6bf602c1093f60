/**
 * The languages of the site. The first is the one at the addresses without a prefix; `locale` is what `Intl` formats dates,
 * money and plural forms by; `listLocale` what it formats lists by, which stand without a comma before their last word.
 */
export const languages = {
  en: { locale: 'en-US', listLocale: 'en-GB', prefix: '' },
} as const satisfies Record<string, { locale: string; listLocale: string; prefix: string }>

export type Language = keyof typeof languages

export const defaultLanguage: Language = 'en'
