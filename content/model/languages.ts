/**
 * The languages of the site. The first is the one at the addresses without a prefix; `locale` is what `Intl` formats dates,
 * money and plural forms by.
 */
export const languages = {
  en: { locale: 'en-US', prefix: '' },
} as const satisfies Record<string, { locale: string; prefix: string }>

export type Language = keyof typeof languages

export const defaultLanguage: Language = 'en'
