import type {
  AdministrativeArea,
  ContactPoint,
  DayOfWeek,
  OpeningHoursSpecification,
  RoofingContractor,
  WebSite,
} from 'schema-dts'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import { business, type Site } from '../../renderer/content/site.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { daysOf } from '../contact/hours.ts'
import { companyId, publicAddress, StructuredData } from './StructuredData.tsx'

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

const officeHours = () =>
  business.hours.map(({ days, opens, closes }): OpeningHoursSpecification => {
    const open = daysOf(days)
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay.filter((_, place) => open.includes(place)),
      opens,
      closes,
    }
  })

/** The languages that those who answer the phone speak. */
const availableLanguage = () => (business.spanishSpoken ? ['en', 'es'] : ['en'])

/** Two contact points, because the office and the emergency line have different hours. */
const contactPoints = (): ContactPoint[] => [
  {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: telephone(),
    email: business.email,
    availableLanguage: availableLanguage(),
    hoursAvailable: officeHours(),
  },
  {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone: telephone(),
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      opens: '00:00',
      closes: '23:59',
    },
  },
]

const company = (areaServed: AdministrativeArea[], services: Site['services']) =>
  ({
    '@type': 'RoofingContractor',
    '@id': companyId(),
    name: business.name,
    url: business.url,
    telephone: telephone(),
    email: business.email,
    foundingDate: String(business.founded),
    image: `${business.url}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.address.street,
      addressLocality: business.address.city,
      addressRegion: business.address.state,
      postalCode: business.address.zip,
      addressCountry: 'US',
    },
    openingHoursSpecification: officeHours(),
    contactPoint: contactPoints(),
    areaServed,
    makesOffer: services.map((service) => ({
      '@type': 'Offer' as const,
      itemOffered: {
        '@type': 'Service' as const,
        name: service.title,
        url: publicAddress(addressOf(service)),
      },
    })),
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'State license',
      name: business.license,
    },
    sameAs: business.social.map(({ url }) => url),
  }) satisfies RoofingContractor

const site = (inLanguage: string[]) =>
  ({
    '@type': 'WebSite',
    '@id': `${business.url}/#website`,
    name: business.name,
    url: business.url,
    inLanguage,
    publisher: { '@id': companyId() },
  }) satisfies WebSite

const useCounty = () => {
  const { countyInState } = useWords('places')
  return (county: string) => ({
    '@type': 'AdministrativeArea' as const,
    name: say(countyInState, { county }),
  })
}

/**
 * The company and its website. Only on the home page in the default language: two descriptions
 * under one id would have to say the same.
 */
export const CompanyData = () => {
  const county = useCounty()
  const { services } = useSite()
  const { address, language } = useCurrentPage()
  const locales = versionsOf(address).map((version) => languages[version.language].locale)
  if (language !== defaultLanguage) return null
  const counties = business.counties.map(({ name }) => county(name))
  return (
    <>
      <StructuredData data={{ '@context': 'https://schema.org', ...company(counties, services) }} />
      <StructuredData data={{ '@context': 'https://schema.org', ...site(locales) }} />
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
        '@context': 'https://schema.org',
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
