import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import type { ServiceInCity } from '../../renderer/content/entries.ts'
import { hasLocalWords, titleOf } from '../../renderer/content/pages.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { placeNames } from '../city/place-names.ts'
import { LinkSection } from '../ui/LinkSection.tsx'

/** Further reading: this service in the neighboring cities, the service page and the city page. */
export const Nearby = ({ entry }: { entry: ServiceInCity }) => {
  const { heading, links, about, rules } = useWords('service-in-city').nearby
  const { findCity } = useSite()
  const { service, city } = entry
  const nearby = city.neighbors
    .flatMap((slug) => findCity(slug) ?? [])
    .filter((neighbor) => hasLocalWords(service, neighbor))
    .map((neighbor) => ({ ...entry, city: neighbor }))
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
