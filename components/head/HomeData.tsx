import type { DayOfWeek } from 'schema-dts'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { addressOf, publicAddress } from '../../renderer/content/addresses.ts'
import { claim } from '../../renderer/content/company.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { daysOf } from '../contact/hours.ts'
import { companyId, context, StructuredData, useCounty } from './StructuredData.tsx'

type WithCompany = Pick<SiteIndex, 'business'>

const telephone = ({ business }: WithCompany) =>
  `+1-${business.phone.replace(/\D+/g, '-').replace(/^-/, '')}`

/** The days as named by schema.org, starting with Monday. */
const everyDay: DayOfWeek[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

const hours = (dayOfWeek: DayOfWeek[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek,
  opens,
  closes,
})

/** None if the office hours are not known. */
const officeHours = ({ business: { hours: spans = [] } }: WithCompany) =>
  spans.map(({ days, opens, closes }) => {
    const open = everyDay.filter((_, place) => daysOf(days).includes(place))
    return hours(open, opens, closes)
  })

/** Two contact points, because the office and the emergency line have different hours. */
const contactPoints = (site: SiteIndex) => [
  {
    '@type': 'ContactPoint' as const,
    contactType: 'customer service',
    telephone: telephone(site),
    email: site.business.email,
    // The languages that our staff speak on the phone.
    availableLanguage: site.business.spanishSpoken ? ['en', 'es'] : ['en'],
    hoursAvailable: officeHours(site),
  },
  ...(claim(site, 'emergency')?.isMade
    ? [
        {
          '@type': 'ContactPoint' as const,
          contactType: 'emergency',
          telephone: telephone(site),
          hoursAvailable: hours(everyDay, '00:00', '23:59'),
        },
      ]
    : []),
]

const postalAddress = ({ business }: WithCompany) => ({
  '@type': 'PostalAddress' as const,
  streetAddress: business.address.street,
  addressLocality: business.address.city,
  addressRegion: business.address.state,
  postalCode: business.address.zip,
  addressCountry: 'US',
})

const offers = (site: SiteIndex) =>
  site.collections.service.map((service) => ({
    '@type': 'Offer' as const,
    itemOffered: {
      '@type': 'Service' as const,
      name: service.title,
      url: publicAddress(site, addressOf(service)),
    },
  }))

/** The company: its name, address, office hours and services. */
const Company = () => {
  const county = useCounty()
  const site = useSite()
  const { business } = site
  const { founded } = business
  return (
    <StructuredData
      data={{
        ...context,
        '@type': 'RoofingContractor',
        '@id': companyId(site),
        name: business.name,
        url: business.url,
        telephone: telephone(site),
        email: business.email,
        ...(founded !== undefined &&
          claim(site, 'since')?.isMade && { foundingDate: String(founded) }),
        image: `${business.url}/icon-512.png`,
        address: postalAddress(site),
        openingHoursSpecification: officeHours(site),
        contactPoint: contactPoints(site),
        areaServed: business.counties.map(({ name }) => county(name)),
        makesOffer: offers(site),
        hasCredential: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'State license',
          name: business.license,
        },
        sameAs: (business.social ?? []).map(({ url }) => url),
      }}
    />
  )
}

/** Describes the company and its website, on the home page in the default language only. */
export const HomeData = ({ title }: { title: string }) => {
  const { address, language, site } = useCurrentPage()
  const company = { '@id': companyId(site) }
  if (language !== defaultLanguage)
    return (
      <StructuredData
        data={{
          ...context,
          '@type': 'WebPage',
          name: title,
          url: publicAddress(site, address),
          inLanguage: languages[language].locale,
          about: company,
        }}
      />
    )
  const { name, url } = site.business
  return (
    <>
      <Company />
      <StructuredData
        data={{
          ...context,
          '@type': 'WebSite',
          '@id': `${url}/#website`,
          name,
          url,
          inLanguage: versionsOf(site, address).map((page) => languages[page.language].locale),
          publisher: company,
        }}
      />
    </>
  )
}
