import type { DayOfWeek } from 'schema-dts'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import { business } from '../../renderer/content/site.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { daysOf } from '../contact/hours.ts'
import { companyId, context, publicAddress, StructuredData, useCounty } from './StructuredData.tsx'

const telephone = () => `+1-${business.phone.replace(/\D+/g, '-').replace(/^-/, '')}`

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

const officeHours = () =>
  business.hours.map(({ days, opens, closes }) => {
    const open = daysOf(days)
    return hours(
      everyDay.filter((_, place) => open.includes(place)),
      opens,
      closes,
    )
  })

/** Two contact points, because the office and the emergency line have different hours. */
const contactPoints = () => [
  {
    '@type': 'ContactPoint' as const,
    contactType: 'customer service',
    telephone: telephone(),
    email: business.email,
    // The languages that those who answer the phone speak.
    availableLanguage: business.spanishSpoken ? ['en', 'es'] : ['en'],
    hoursAvailable: officeHours(),
  },
  {
    '@type': 'ContactPoint' as const,
    contactType: 'emergency',
    telephone: telephone(),
    hoursAvailable: hours(everyDay, '00:00', '23:59'),
  },
]

const postalAddress = () => ({
  '@type': 'PostalAddress' as const,
  streetAddress: business.address.street,
  addressLocality: business.address.city,
  addressRegion: business.address.state,
  postalCode: business.address.zip,
  addressCountry: 'US',
})

const useOffers = () =>
  useSite().services.map((service) => ({
    '@type': 'Offer' as const,
    itemOffered: {
      '@type': 'Service' as const,
      name: service.title,
      url: publicAddress(addressOf(service)),
    },
  }))

/** The company: who it is, where, when it answers and what it offers. */
const Company = () => {
  const county = useCounty()
  return (
    <StructuredData
      data={{
        ...context,
        '@type': 'RoofingContractor',
        '@id': companyId(),
        name: business.name,
        url: business.url,
        telephone: telephone(),
        email: business.email,
        foundingDate: String(business.founded),
        image: `${business.url}/icon-512.png`,
        address: postalAddress(),
        openingHoursSpecification: officeHours(),
        contactPoint: contactPoints(),
        areaServed: business.counties.map(({ name }) => county(name)),
        makesOffer: useOffers(),
        hasCredential: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'State license',
          name: business.license,
        },
        sameAs: business.social.map(({ url }) => url),
      }}
    />
  )
}

type HomeDataProps = { title: string; description: string }

/** The home page in another language, which refers to the company. */
const HomePageData = ({ title, description }: HomeDataProps) => {
  const { address, language } = useCurrentPage()
  return (
    <StructuredData
      data={{
        ...context,
        '@type': 'WebPage',
        name: title,
        description,
        url: publicAddress(address),
        inLanguage: languages[language].locale,
        about: { '@id': companyId() },
      }}
    />
  )
}

/** The company and its website, described once: on the home page in the default language. */
export const HomeData = (page: HomeDataProps) => {
  const { address, language } = useCurrentPage()
  if (language !== defaultLanguage) return <HomePageData {...page} />
  return (
    <>
      <Company />
      <StructuredData
        data={{
          ...context,
          '@type': 'WebSite',
          '@id': `${business.url}/#website`,
          name: business.name,
          url: business.url,
          inLanguage: versionsOf(address).map((version) => languages[version.language].locale),
          publisher: { '@id': companyId() },
        }}
      />
    </>
  )
}
