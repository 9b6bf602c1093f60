import { type Language, languages } from '../../content/schema/languages.ts'
import {
  type CompanyPlaceholder,
  fillKnownPlaceholders,
} from '../../content/schema/placeholders.ts'
import { memoize } from '../memoize.ts'
import type { SiteIndex } from './site-index.ts'

/** A phone number that never breaks across lines. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060')

/** The address of the office, on one line. */
export const officeAddress = ({ business }: Pick<SiteIndex, 'business'>): string => {
  const { street, city, state, zip } = business.address
  return `${street}, ${city}, ${state} ${zip}`
}

const either = (language: Language, values: readonly (string | number)[]) =>
  new Intl.ListFormat(languages[language].listLocale, { type: 'disjunction' }).format(
    values.map(String),
  )

/** Values of the placeholders that come from business.yaml. */
export const companyValues: (
  site: Pick<SiteIndex, 'business' | 'language'>,
) => Readonly<Record<CompanyPlaceholder, string>> = memoize((site) => {
  const { name, phone, email, license, licenseHolder, founded, relay, financing, commitments } =
    site.business
  return {
    companyName: name,
    phone: unbroken(phone),
    email,
    address: officeAddress(site),
    license,
    licenseHolder,
    founded: String(founded),
    relayService: either(site.language, [
      ...new Set([relay.service, relay.fallback?.service ?? relay.service]),
    ]),
    sameAsCashMonths: either(site.language, financing.sameAsCashMonths),
    shortestExtendedMonths: String(Math.min(...financing.extendedMonths)),
    longestExtendedMonths: String(Math.max(...financing.extendedMonths)),
    replyHours: String(commitments.replyHours),
    visitMinutes: String(commitments.visitMinutes),
    depositPercent: `${commitments.depositPercent}%`,
    workmanshipYears: String(commitments.workmanshipYears),
  }
})

/**
 * A text of business.yaml with its placeholders filled. `own` adds placeholders specific to its
 * group of fields.
 */
export const fillCompanyText = (
  site: Pick<SiteIndex, 'business' | 'language'>,
  text: string,
  own: Readonly<Record<string, string>> = {},
): string => fillKnownPlaceholders(fillKnownPlaceholders(text, own), companyValues(site))
