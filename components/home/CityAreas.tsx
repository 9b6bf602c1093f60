import { addressOf } from '../../content/addresses.ts'
import { business, cities } from '../../content/index.ts'
import { LinkGroups } from '../ui/LinkGroups.tsx'

/** Every city we serve, county by county. */
export const CityAreas = () => (
  <LinkGroups
    level="h3"
    groups={business.counties.map(({ name }) => ({
      heading: `${name} County`,
      links: cities.filter(({ county }) => county === name).map((city) => ({ href: addressOf(city), label: city.name })),
    }))}
  />
)
