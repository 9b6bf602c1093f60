import { addressOf } from '../../content/addresses.ts'
import { titleOf } from '../../content/entries.ts'
import type { ServiceInCity } from '../../content/index.ts'
import { hasLocalWords } from '../../content/local-words.ts'
import { say } from '../../content/model/message.ts'
import { useContent } from '../../renderer/server/use-content.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { placeNames } from '../city/place-names.ts'
import { LinkSection } from '../ui/LinkSection.tsx'

/** Further reading: this service in the neighboring cities, the service page and the city page. */
export const Nearby = ({ entry }: { entry: ServiceInCity }) => {
  const { heading, links, about, rules } = useWords('service-in-city').nearby
  const { findCity } = useContent()
  const { service, city } = entry
  const neighbors = city.neighbors.flatMap((slug) => findCity(slug) ?? [])
  const nearby = neighbors
    .map((neighbor): ServiceInCity => ({ ...entry, city: neighbor }))
    .filter(hasLocalWords)
  return (
    <LinkSection
      heading={say(heading, placeNames(city))}
      label={links}
      links={[
        ...nearby.map((other) => ({ href: addressOf(other), label: titleOf(other) })),
        { href: addressOf(service), label: say(about, { service: service.nameInSentence }) },
        { href: addressOf(city), label: say(rules, placeNames(city)) },
      ]}
    />
  )
}
