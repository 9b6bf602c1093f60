import { addressOf } from '../../content/addresses.ts'
import type { City } from '../../content/index.ts'
import { hasLocalWords, localWords } from '../../content/local-words.ts'
import { say } from '../../content/model/message.ts'
import { serviceForSite } from '../../content/placeholder-values.ts'
import { useContent } from '../../renderer/server/use-content.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { PictureCards } from '../ui/PictureCards.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { placeNames } from './place-names.ts'

/** A card for each service, with the city's own text about it. */
export const CityServices = ({ city }: { city: City }) => {
  const { heading, lead } = useWords('city').services
  const { services } = useContent()
  const names = placeNames(city)
  const here = services.filter((service) => hasLocalWords({ service, city }))
  const cards = here.map(serviceForSite).map((service) => ({
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
