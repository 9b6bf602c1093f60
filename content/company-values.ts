import { business } from './index.ts'
import { defaultLanguage, type Language, languages } from './model/languages.ts'
import { type CompanyPlaceholder, fillKnownPlaceholders } from './model/placeholders.ts'

const { address, financing } = business

/** A phone number that no line ends inside of. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060')

/** What the placeholders that name a field of business.yaml stand for. */
export const companyValues = (language: Language = defaultLanguage): Readonly<Record<CompanyPlaceholder, string>> => ({
  companyName: business.name,
  phone: unbroken(business.phone),
  email: business.email,
  address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
  license: business.license,
  founded: String(business.founded),
  relayService: business.relay.service,
  sameAsCashMonths: new Intl.ListFormat(languages[language].listLocale, { type: 'disjunction' }).format(financing.sameAsCashMonths.map(String)),
  shortestExtendedMonths: String(Math.min(...financing.extendedMonths)),
  longestExtendedMonths: String(Math.max(...financing.extendedMonths)),
})

/** A text of business.yaml with its placeholders filled; `values` are those of the group in which it stands. */
export const companyText = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  fillKnownPlaceholders(text, { ...companyValues(), ...values })
