import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import type { City } from '../../renderer/content/entries.ts'
import { localWords } from '../../renderer/content/local-words.ts'
import { filledSummary } from '../../renderer/content/placeholder-values.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { PictureCards } from '../ui/PictureCards.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { placeNames } from './place-names.ts'

/** A card for each service, with the city's own text about it. */
export const CityServices = ({ city }: { city: City }) => {
  const { heading, lead } = useWords('city').services
  const { services } = useSite()
  const names = placeNames(city)
  const here = services.filter(({ slug }) => slug in city.services)
  const cards = here.map(filledSummary).map((service) => ({
    ...service,
    href: addressOf({ kind: 'service-in-city', language: city.language, service, city }),
    text: localWords({ service, city }).card,
  }))
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={say(heading, names)} lead={say(lead, names)} />
        <PictureCards cards={cards} />
      </div>
    </section>
  )
}
