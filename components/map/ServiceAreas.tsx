import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { permitWeeksIn } from '../../renderer/content/browser-data.ts'
import type { CitySummary } from '../../renderer/content/site-index.ts'
import {
  useDataFiles,
  usePageAddress,
  useSite,
  useWords,
} from '../../renderer/server/current-page.tsx'
import fieldStyles from '../form/Field.module.css'
import { Block } from '../ui/Block.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { Card } from '../ui/Card.tsx'
import { type Fact, FactList } from '../ui/Lists.tsx'

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

/**
 * A field for a ZIP code, which the page of all cities answers.
 * @param fault the id of what that page says of a wrong one.
 */
export const ZipField = ({ fault }: { fault?: string }) => {
  const { zipCheck: words } = useWords('places')
  return (
    <form
      className="cluster bottom"
      action={usePageAddress(linkedPages.serviceAreas)}
      data-print="no"
    >
      <label className="stack g2 t-label">
        {words.label}
        <input
          className={fieldStyles.input}
          name="zip"
          size={8}
          inputMode="numeric"
          autoComplete="postal-code"
          aria-describedby={fault}
        />
      </label>
      <button type="submit" className={buttonClass({ look: 'primary' })}>
        {words.check}
      </button>
    </form>
  )
}

/**
 * The field with its answer, which check-zip.ts writes once the address asks for one. Browsers
 * without JavaScript hide it: the list of cities is there.
 */
const ZipCheck = () => (
  <div className="stack scripted" id="zip" data-zip="" data-files={useDataFiles('areas').join(' ')}>
    <ZipField fault="zip-fault" />
    <div role="status">
      <Callout tone="bad" id="zip-fault" hidden>
        {useWords('places').zipCheck.malformed}
      </Callout>
      <div className="stack g4" data-answer="" />
    </div>
  </div>
)
