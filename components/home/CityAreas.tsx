import { addressOf } from '../../content/addresses.ts'
import { business } from '../../content/index.ts'
import { say } from '../../content/model/message.ts'
import { useContent } from '../../renderer/server/use-content.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkGroups } from '../ui/LinkGroups.tsx'

/** Every city we serve, grouped by county. */
export const CityAreas = () => {
  const { cities } = useContent()
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
