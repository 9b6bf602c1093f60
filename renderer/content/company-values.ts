import { defaultLanguage, type Language, languages } from '../../content/schema/languages.ts'
import {
  type CompanyPlaceholder,
  companyPlaceholders,
  fillKnownPlaceholders,
} from '../../content/schema/placeholders.ts'
import { business } from './site.ts'

/** A phone number that never breaks across lines. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060')

/** The address of the office, on one line. */
export const officeAddress = (): string => {
  const { street, city, state, zip } = business.address
  return `${street}, ${city}, ${state} ${zip}`
}

const either = (language: Language, months: readonly number[]) =>
  new Intl.ListFormat(languages[language].listLocale, { type: 'disjunction' }).format(
    months.map(String),
  )

const values: Readonly<Record<CompanyPlaceholder, (language: Language) => string>> = {
  companyName: () => business.name,
  phone: () => unbroken(business.phone),
  email: () => business.email,
  address: officeAddress,
  license: () => business.license,
  founded: () => String(business.founded),
  relayService: () => business.relay.service,
  sameAsCashMonths: (language) => either(language, business.financing.sameAsCashMonths),
  shortestExtendedMonths: () => String(Math.min(...business.financing.extendedMonths)),
  longestExtendedMonths: () => String(Math.max(...business.financing.extendedMonths)),
}

/** Values of the placeholders that come from business.yaml. */
export const companyValues = (
  language: Language = defaultLanguage,
): Readonly<Record<CompanyPlaceholder, string>> =>
  Object.fromEntries(companyPlaceholders.map((name) => [name, values[name](language)])) as Record<
    CompanyPlaceholder,
    string
  >

/**
 * A text of business.yaml with its placeholders filled. `own` adds placeholders specific to its
 * group of fields.
 */
export const fillCompanyText = (
  text: string,
  language: Language = defaultLanguage,
  own: Readonly<Record<string, string>> = {},
): string => fillKnownPlaceholders(fillKnownPlaceholders(text, own), companyValues(language))
