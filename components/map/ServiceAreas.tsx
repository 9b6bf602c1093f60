import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { permitWeeksIn } from '../../renderer/content/browser-data.ts'
import type { CitySummary } from '../../renderer/content/collections.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import { Block } from '../ui/Block.tsx'
import { Card } from '../ui/Card.tsx'
import { type Fact, FactList } from '../ui/Lists.tsx'
import { ZipCheck } from './ZipCheck.tsx'

/** A city with its permit office, how long permits take there, and its ZIP codes, as far as known. */
const CityCard = ({ city }: { city: CitySummary }) => {
  const { zips: zipNote } = useWords('places')
  const weeks = permitWeeksIn(useSite(), city)
  const { zips } = city
  const facts: Fact[] = [
    { icon: 'document', text: city.permit.authority, ...(weeks && { note: weeks }) },
    ...(zips ? [{ icon: 'mail', text: zips.join(', '), note: zipNote } as const] : []),
  ]
  return (
    <Card>
      <div className="stack g3">
        <h3>
          <a className="covers" href={addressOf(city)}>
            {city.name}
          </a>
        </h3>
        <FactList facts={facts} />
      </div>
    </Card>
  )
}

/** A field for a ZIP code, and every city we serve, by county. */
export const ServiceAreas = () => {
  const { business, collections } = useSite()
  const { county: countyName } = useWords('places')
  const { insideZone, outsideZone } = useWords('city').rules
  const counties = business.counties
    .map(({ name, hvhz }) => ({
      name,
      zone: hvhz ? insideZone : outsideZone,
      cities: collections.city.filter(({ county }) => county === name),
    }))
    .filter(({ cities }) => cities.length > 0)
  return (
    <Block>
      <div className="stack g8">
        <ZipCheck />
        {counties.map(({ name, zone, cities }) => (
          <div key={name}>
            <h2>{say(countyName, { county: name })}</h2>
            <p className="muted">{zone}</p>
            <div className="grid c3 below-s">
              {cities.map((city) => (
                <CityCard key={city.slug} city={city} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Block>
  )
}
