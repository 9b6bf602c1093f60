import type { DayOfWeek } from 'schema-dts'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { addressOf, publicAddress } from '../../renderer/content/addresses.ts'
import { claim } from '../../renderer/content/company.ts'
import { companyPicture, sharePicturePath } from '../../renderer/content/head.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { useCurrentPage } from '../../renderer/server/current-page.tsx'
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

/** Where the office is on the map, and the company's profile there, each if known. */
const onMaps = ({ business: { address, profile } }: WithCompany) => ({
  ...(address.coordinates && {
    geo: { '@type': 'GeoCoordinates' as const, ...address.coordinates },
  }),
  ...(profile !== undefined && { hasMap: profile }),
})

const Company = ({ site }: { site: SiteIndex }) => {
  const county = useCounty()
  const { business } = site
  const { founded, profile, social = [] } = business
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
        logo: `${business.url}/icon-512.png`,
        image: business.url + sharePicturePath(companyPicture(site)),
        address: postalAddress(site),
        ...onMaps(site),
        openingHoursSpecification: officeHours(site),
        contactPoint: contactPoints(site),
        areaServed: business.counties.map(({ name }) => county(name)),
        makesOffer: offers(site),
        hasCredential: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'State license',
          name: business.license,
        },
        sameAs: [...(profile === undefined ? [] : [profile]), ...social.map(({ url }) => url)],
      }}
    />
  )
}

/**
 * The company: its name, address, office hours and services. It is described in the default language
 * only; a page in another one says that it is about the company.
 */
export const CompanyData = ({ title }: { title: string }) => {
  const { address, language, site } = useCurrentPage()
  if (language === defaultLanguage) return <Company site={site} />
  return (
    <StructuredData
      data={{
        ...context,
        '@type': 'WebPage',
        name: title,
        url: publicAddress(site, address),
        about: { '@id': companyId(site) },
      }}
    />
  )
}

/** Describes the company and, in the default language, its website. */
export const HomeData = ({ title }: { title: string }) => {
  const { address, language, site } = useCurrentPage()
  const { name, url } = site.business
  return (
    <>
      <CompanyData title={title} />
      {language === defaultLanguage && (
        <StructuredData
          data={{
            ...context,
            '@type': 'WebSite',
            '@id': `${url}/#website`,
            name,
            url,
            inLanguage: versionsOf(site, address).map((page) => languages[page.language].locale),
            publisher: { '@id': companyId(site) },
          }}
        />
      )}
    </>
  )
}
