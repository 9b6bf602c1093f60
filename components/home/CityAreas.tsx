import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { business } from '../../renderer/content/site.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkGroups } from '../ui/LinkGroups.tsx'

/** Every city we serve, grouped by county. */
export const CityAreas = () => {
  const { cities } = useSite()
  const words = useWords('places')
  return (
    <LinkGroups
      level="h3"
      groups={business.counties.map(({ name }) => ({
        heading: say(words.county, { county: name }),
        links: cities
          .filter(({ county }) => county === name)
          .map((city) => ({ href: addressOf(city), label: city.name })),
      }))}
    />
  )
}
