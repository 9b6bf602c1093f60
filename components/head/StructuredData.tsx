import type { DayOfWeek, Thing, WithContext } from 'schema-dts'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import type { Guide } from '../../renderer/content/entries.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import { pictureSources } from '../../renderer/content/pictures.ts'
import { business } from '../../renderer/content/site.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { JsonScript } from '../../renderer/server/Document.tsx'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { daysOf } from '../contact/hours.ts'

/** The absolute URL of a page. */
export const publicAddress = (path: string): string => `${business.url}${path === '/' ? '' : path}`

/** Structured data about a page, for search engines. */
export const StructuredData = <T extends Thing>({ data }: { data: WithContext<T> }) => (
  <JsonScript type="application/ld+json" data={data} />
)

const context = { '@context': 'https://schema.org' } as const

/** The company's id on every page. The home page describes the company; other pages refer to it. */
const companyId = () => `${business.url}/#company`

/** The company as the author of something. */
const company = () => ({
  '@type': 'RoofingContractor' as const,
  '@id': companyId(),
  name: business.name,
  url: business.url,
})

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

const useCounty = () => {
  const { countyInState } = useWords('places')
  return (county: string) => ({
    '@type': 'AdministrativeArea' as const,
    name: say(countyInState, { county }),
  })
}

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

type ServiceDataProps = {
  name: string
  description: string
  area?: { city: string; county: string }
}

/** A service and where the page offers it: in one city, or in every county we serve. */
export const ServiceData = ({ name, description, area }: ServiceDataProps) => {
  const county = useCounty()
  const { cityInState } = useWords('places')
  return (
    <StructuredData
      data={{
        ...context,
        '@type': 'Service',
        name,
        serviceType: name,
        description,
        url: publicAddress(useCurrentPage().address),
        provider: { '@type': 'RoofingContractor', '@id': companyId(), name: business.name },
        areaServed: area
          ? {
              '@type': 'City',
              name: say(cityInState, { city: area.city }),
              containedInPlace: county(area.county),
            }
          : business.counties.map((served) => county(served.name)),
      }}
    />
  )
}

/** A guide as an article, written and published by the company. */
export const ArticleData = ({ guide }: { guide: Guide }) => {
  const { title, metaDescription, picture, published, updated = published } = guide
  const { address, language } = useCurrentPage()
  return (
    <StructuredData
      data={{
        ...context,
        '@type': 'Article',
        headline: title,
        description: metaDescription,
        image: `${business.url}${pictureSources(picture).fallback}`,
        datePublished: published,
        dateModified: updated,
        author: company(),
        publisher: company(),
        mainEntityOfPage: publicAddress(address),
        inLanguage: languages[language].locale,
      }}
    />
  )
}
