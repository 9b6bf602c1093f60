import type { ContactPoint, DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { claim } from '../../renderer/content/company.ts'
import { companyPicture, sharePicturePath } from '../../renderer/content/head.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { daysOf } from '../contact/hours.ts'
import { structuredData, useFacts } from './StructuredData.tsx'

/** The days as named by schema.org, starting with Monday. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const everyDay: DayOfWeek[] = [...weekdays, 'Saturday', 'Sunday']

/** Returns how to reach the company: the office and the emergency line have different hours. */
const contactFacts = (site: SiteIndex) => {
  const { phone, email, spanishSpoken, hours: spans = [] } = site.business
  const telephone = `+1-${phone.replace(/\D+/g, '-').replace(/^-/, '')}`
  const officeHours = spans.map(({ days, opens, closes }): OpeningHoursSpecification => {
    const open = daysOf(days)
    const dayOfWeek = everyDay.filter((_, place) => open.includes(place))
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
  const office: ContactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
    email,
    // The languages that our staff speak on the phone.
    availableLanguage: spanishSpoken ? ['en', 'es'] : ['en'],
    hoursAvailable: officeHours,
  }
  const emergency: ContactPoint = {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone,
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      opens: '00:00',
      closes: '23:59',
    },
  }
  const contactPoint = claim(site, 'emergency')?.isMade ? [office, emergency] : [office]
  return { telephone, officeHours, contactPoint }
}

/** Returns where the office is, with its place on the map and our profile there, each if known. */
const placeFacts = ({ business: { address, profile } }: SiteIndex) => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.zip,
    addressCountry: 'US',
  } as const,
  ...(address.coordinates && {
    geo: { '@type': 'GeoCoordinates', ...address.coordinates } as const,
  }),
  ...(profile !== undefined && { hasMap: profile }),
})

const Company = () => {
  const { site, company, countyNamed } = useFacts()
  const { url, email, counties, profile, social = [] } = site.business
  const { telephone, officeHours, contactPoint } = contactFacts(site)
  return structuredData({
    ...company,
    url,
    telephone,
    email,
    logo: `${url}/icon-512.png`,
    image: url + sharePicturePath(companyPicture(site)),
    ...placeFacts(site),
    openingHoursSpecification: officeHours,
    contactPoint,
    areaServed: counties.map(({ name }) => countyNamed(name)),
    sameAs: [...(profile === undefined ? [] : [profile]), ...social.map((page) => page.url)],
  })
}

/**
 * The company: its name, address and office hours. It is described in the default language
 * only; a page in another one says that it is about the company.
 */
export const CompanyData = ({ title }: { title: string }) => {
  const { site, company, address } = useFacts()
  if (site.language === defaultLanguage) return <Company />
  const about = { '@id': company['@id'] }
  return structuredData({ '@type': 'WebPage', name: title, url: address, about })
}

/** Describes the company and, in the default language, its website. */
export const HomeData = ({ title }: { title: string }) => {
  const { site, company } = useFacts()
  const { name, url } = site.business
  return (
    <>
      <CompanyData title={title} />
      {site.language === defaultLanguage &&
        structuredData({
          '@type': 'WebSite',
          '@id': `${url}/#website`,
          name,
          url,
          inLanguage: versionsOf(site, '/').map((page) => languages[page.language].locale),
          publisher: { '@id': company['@id'] },
        })}
    </>
  )
}
