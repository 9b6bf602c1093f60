import type { ContactPoint, OpeningHoursSpecification, RoofingContractor, WebSite } from 'schema-dts'
import { addressOf } from '../../content/addresses.ts'
import { business, services } from '../../content/index.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { daysBetween, everyDay } from '../contact/hours.ts'
import { publicAddress } from './public-address.ts'
import { StructuredData } from './StructuredData.tsx'

/** The company under one name on all pages. The home page describes it; the others refer to it. */
export const companyId = `${business.url}/#company`

const { address } = business
const telephone = `+1-${business.phone.replace(/\D+/g, '-').replace(/^-/, '')}`

const officeHours = business.hours.map(
  ({ days, opens, closes }): OpeningHoursSpecification => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: daysBetween(days), opens, closes }),
)

/** The office and the emergency line keep different hours, so they are two. */
const contactPoints: ContactPoint[] = [
  { '@type': 'ContactPoint', contactType: 'customer service', telephone, email: business.email, hoursAvailable: officeHours },
  {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone,
    hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: everyDay, opens: '00:00', closes: '23:59' },
  },
]

const company: RoofingContractor = {
  '@type': 'RoofingContractor',
  '@id': companyId,
  name: business.name,
  url: business.url,
  telephone,
  email: business.email,
  foundingDate: String(business.founded),
  image: `${business.url}/icon-512.png`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.zip,
    addressCountry: 'US',
  },
  openingHoursSpecification: officeHours,
  contactPoint: contactPoints,
  areaServed: business.counties.map(({ name }) => ({ '@type': 'AdministrativeArea' as const, name: `${name} County, Florida` })),
  makesOffer: services.map((service) => ({
    '@type': 'Offer' as const,
    itemOffered: { '@type': 'Service' as const, name: service.title, url: publicAddress(addressOf(service)) },
  })),
  hasCredential: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'State license', name: business.license },
  sameAs: business.social.map(({ url }) => url),
}

const site: WebSite = {
  '@type': 'WebSite',
  '@id': `${business.url}/#website`,
  name: business.name,
  url: business.url,
  inLanguage: 'en-US',
  publisher: { '@id': companyId },
}

/** The company and its website: on the home page, once. */
export const CompanyData = () => (
  <>
    <StructuredData data={{ '@context': 'https://schema.org', ...company }} />
    <StructuredData data={{ '@context': 'https://schema.org', ...site }} />
  </>
)

type ServiceDataProps = { name: string; description: string; area?: { city: string; county: string } }

/** A service, and where the page offers it: in one city, or in every county we serve. */
export const ServiceData = ({ name, description, area }: ServiceDataProps) => (
  <StructuredData
    data={{
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      serviceType: name,
      description,
      url: publicAddress(useCurrentPage().address),
      provider: { '@type': 'RoofingContractor', '@id': companyId, name: business.name },
      areaServed: area
        ? {
            '@type': 'City',
            name: `${area.city}, Florida`,
            containedInPlace: { '@type': 'AdministrativeArea', name: `${area.county} County, Florida` },
          }
        : business.counties.map(({ name: county }) => ({ '@type': 'AdministrativeArea' as const, name: `${county} County, Florida` })),
    }}
  />
)
