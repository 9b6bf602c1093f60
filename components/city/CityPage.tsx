import type { ContentIcon, Point } from '../../content/schema/fields.ts'
import { languages } from '../../content/schema/languages.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { City } from '../../renderer/content/entries.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Fold } from '../../renderer/server/Document.tsx'
import { usePageAddress, useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { CallLink } from '../contact/ContactButtons.tsx'
import { ContactCard, EmergencyCard } from '../contact/ContactCards.tsx'
import { Prose } from '../content/Prose.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { CityMap } from '../map/CityMap.tsx'
import { ExploreServices } from '../service-lists/ServiceLists.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Block, SideColumn } from '../ui/Block.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon, PageIcon } from '../ui/Icon.tsx'
import { MoreLink } from '../ui/Links.tsx'
import { PictureCards } from '../ui/PictureCards.tsx'
import { Features, PointList } from '../ui/Points.tsx'
import { QuestionBlock } from '../ui/Questions.tsx'
import { placeNames } from './place-names.ts'

const CityHero = ({ city }: { city: City }) => {
  const { heading, estimate } = useWords('city').hero
  const { county } = useWords('places')
  const names = placeNames(city)
  return (
    <PageHero
      above={<Breadcrumbs />}
      badge={<Badge icon={<PageIcon name="pin" />}>{say(county, names)}</Badge>}
      heading={say(heading, names)}
      lead={city.lead}
      picture={`city-${city.theme}`}
    >
      <div className="row below">
        <ButtonLink href={usePageAddress(linkedPages.contact)} look="primary" size="large">
          {estimate}
          <Icon name="arrow" />
        </ButtonLink>
        <CallLink look="line" size="large" />
      </div>
    </PageHero>
  )
}

/** What applies to any roof in a city, whoever works on it: permits, wind, houses, storms. */
const useRules = ({ permit, hvhz, wind, housing, storms }: City) => {
  const { heading, onlyPermits, insideZone, outsideZone, ...titles } = useWords('city').rules
  const point = (icon: ContentIcon, title: string, text: string | undefined): Point[] =>
    text === undefined ? [] : [{ icon, title, text }]
  const points = [
    ...point('document', permit.authority, permit.note),
    ...point('wind', hvhz ? insideZone : outsideZone, wind),
    ...point('roof', titles.housing, housing),
    ...point('alert', titles.storms, storms),
  ]
  return { heading: points.length > 1 ? heading : onlyPermits, points }
}

/** Where the city is, and what is different about a roof there or, until that is written, its rules. */
const CityDifferences = ({ city }: { city: City }) => {
  const { heading, otherCities } = useWords('city').differences
  const { cities } = useSite()
  const { locale } = languages[useCurrentPage().language]
  const rules = useRules(city)
  return (
    <section className="section cool">
      <div className="wrap split keep wide-right top">
        <CityMap cities={cities} here={city.slug} />
        <div>
          <h2>{say(city.notes ? heading : rules.heading, placeNames(city))}</h2>
          <div className="below">
            <Features points={city.notes ?? rules.points} stacked />
          </div>
          <p className="below">
            <MoreLink href={usePageAddress(linkedPages.siteMap)}>
              {sayCount(otherCities, cities.length - 1, { locale })}
            </MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}

const CityRules = ({ city }: { city: City }) => {
  const { heading, points } = useRules(city)
  return (
    <Block look="plain" heading={say(heading, placeNames(city))}>
      <PointList points={points} pairs />
    </Block>
  )
}

/** A card for each service: the page about it here or, until there is one, the page of the service. */
const CityServices = ({ city }: { city: City }) => {
  const { heading, lead } = useWords('city').services
  const services = useSite().services.map(filledSummary)
  const names = placeNames(city)
  const cards = services.map((service) => {
    const here = { kind: 'service-in-city', language: city.language, service, city } as const
    const card = city.services[service.slug]?.card
    return card === undefined
      ? { ...service, href: addressOf(service), text: service.summary }
      : { ...service, href: addressOf(here), text: card }
  })
  const isLocal = services.every(({ slug }) => slug in city.services)
  return (
    <Block heading={say(heading, names)} lead={isLocal ? say(lead, names) : undefined}>
      <PictureCards cards={cards} />
    </Block>
  )
}

const CityText = ({ city: { Body, name, county } }: { city: City }) => (
  <section className="section plain">
    <div className="wrap split wide-left top">
      <Prose>
        <Body />
      </Prose>
      <SideColumn label={useWords('city').contact}>
        <EmergencyCard county={county} />
        <ContactCard county={county} city={name} />
      </SideColumn>
    </div>
  </section>
)

/** The blocks of a city page, in order. */
export const CityPage = ({ city }: { city: City }) => (
  <>
    <CityHero city={city} />
    <Fold />
    <CityServices city={city} />
    <CityDifferences city={city} />
    {city.hasText && <CityText city={city} />}
    {city.notes && <CityRules city={city} />}
    <QuestionBlock
      heading={say(useWords('city').questions, placeNames(city))}
      questions={city.questions}
    />
    <ExploreServices />
  </>
)
