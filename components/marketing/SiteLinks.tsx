import { cities, findService, services } from '../../content/index.ts'
import { LinkGroups } from './LinkGroups.tsx'

const featured = cities.flatMap(({ slug: city, name, featuredServices = [] }) =>
  featuredServices.flatMap((slug) => {
    const service = findService(slug)
    return service ? [{ href: `/services/${slug}/${city}`, label: `${service.title} in ${name}` }] : []
  }),
)

/** The site map for people, in its five groups. */
export const SiteLinks = () => (
  <LinkGroups
    wide
    groups={[
      {
        heading: 'Main pages',
        links: [
          { href: '/', label: 'Home' },
          { href: '/about', label: 'About us' },
          { href: '/services', label: 'Services' },
          { href: '/contact', label: 'Contact' },
          { href: '/financing', label: 'Financing' },
          { href: '/privacy-policy', label: 'Privacy policy' },
          { href: '/terms-of-service', label: 'Terms of service' },
        ],
      },
      {
        heading: 'Calculators and tools',
        links: [
          { href: '/roofing-calculator', label: 'Roof replacement cost calculator' },
          { href: '/energy-savings-calculator', label: 'Energy savings calculator' },
        ],
      },
      { heading: 'Roofing services', links: services.map(({ slug, title }) => ({ href: `/${slug}`, label: title })) },
      { heading: 'Service areas', links: cities.map(({ slug, name }) => ({ href: `/locations/${slug}`, label: name })) },
      { heading: 'Location-specific services', links: featured },
    ]}
  />
)
