/**
 * The languages of the site. The first has addresses without a prefix. `Intl` uses `locale` for
 * dates, money and plurals, and `listLocale` for lists, which have no comma before their last item.
 */
export const languages = {
  en: { locale: 'en-US', listLocale: 'en-GB', prefix: '' },
} as const satisfies Record<string, { locale: string; listLocale: string; prefix: string }>

export type Language = keyof typeof languages

export const defaultLanguage: Language = 'en'
