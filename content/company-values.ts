import { business } from './index.ts'
import { defaultLanguage, type Language, languages } from './model/languages.ts'
import { type CompanyPlaceholder, fillKnownPlaceholders } from './model/placeholders.ts'

const { address, financing } = business

/** A phone number that never breaks across lines. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060')

/** Values of the placeholders that come from business.yaml. */
export const companyValues = (
  language: Language = defaultLanguage,
): Readonly<Record<CompanyPlaceholder, string>> => ({
  companyName: business.name,
  phone: unbroken(business.phone),
  email: business.email,
  address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
  license: business.license,
  founded: String(business.founded),
  relayService: business.relay.service,
  sameAsCashMonths: new Intl.ListFormat(languages[language].listLocale, {
    type: 'disjunction',
  }).format(financing.sameAsCashMonths.map(String)),
  shortestExtendedMonths: String(Math.min(...financing.extendedMonths)),
  longestExtendedMonths: String(Math.max(...financing.extendedMonths)),
})

/**
 * A text of business.yaml with its placeholders filled. `values` adds placeholders specific to its
 * group of fields.
 */
export const fillCompanyText = (
  text: string,
  language: Language = defaultLanguage,
  values: Readonly<Record<string, string>> = {},
): string => fillKnownPlaceholders(text, { ...companyValues(language), ...values })
