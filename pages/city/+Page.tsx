import { CallLink, LanguageNote } from '../../components/contact/ContactButtons.tsx'
import { ContactCard, EmergencyCard } from '../../components/contact/ContactCards.tsx'
import { Prose } from '../../components/content/Prose.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { CityMap } from '../../components/map/CityMap.tsx'
import { ProjectBlock } from '../../components/projects/ProjectCards.tsx'
import { ExploreServices } from '../../components/service/ServiceLists.tsx'
import { Block, Intro, SideColumn, Split } from '../../components/ui/Block.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { Badge } from '../../components/ui/Card.tsx'
import { Icon, PageIcon } from '../../components/ui/Icon.tsx'
import { MoreLink, QuestionBlock } from '../../components/ui/Lists.tsx'
import { PictureCards } from '../../components/ui/Picture.tsx'
import { Features, PointList } from '../../components/ui/Points.tsx'
import type { ContentIcon, Point } from '../../content/schema/fields.ts'
import { languages } from '../../content/schema/languages.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { permitWeeksIn } from '../../renderer/content/browser-data.ts'
import type { City, PageProps } from '../../renderer/content/entries.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import { usePageAddress, useSite, useWords } from '../../renderer/server/current-page.tsx'
import { Fold } from '../../renderer/server/Document.tsx'

type CityProps = { city: City; names: { cityName: string; county: string } }

const CityHero = ({ city, names }: CityProps) => {
  const { heading, estimate } = useWords('city').hero
  const { county } = useWords('places')
  return (
    <PageHero
      badge={<Badge icon={<PageIcon name="pin" />}>{say(county, names)}</Badge>}
      heading={say(heading, names)}
      lead={city.lead}
      picture={city.picture}
    >
      <div className="cluster below">
        <ButtonLink href={usePageAddress(linkedPages.contact)} look="primary" size="large">
          {estimate}
          <Icon name="arrow" />
        </ButtonLink>
        <CallLink look="line" size="large" />
      </div>
      <LanguageNote />
    </PageHero>
  )
}

/** Returns facts about any roof in a city, whoever works on it: permits, wind, houses, storms. */
const usePlaceFacts = (city: City) => {
  const { permit, hvhz, wind, housing, storms } = city
  const { heading, onlyPermits, ...titles } = useWords('city').rules
  const { insideZone, outsideZone } = titles
  const wait = permitWeeksIn(useSite(), city) ?? ''
  const point = (icon: ContentIcon, title: string, text: string | undefined): Point[] =>
    text === undefined ? [] : [{ icon, title, text }]
  const points = [
    ...point('document', permit.authority, `${permit.note} ${wait}`.trim()),
    ...point('wind', hvhz ? insideZone : outsideZone, wind),
    ...point('roof', titles.housing, housing),
    ...point('alert', titles.storms, storms),
  ]
  return { heading: points.length > 1 ? heading : onlyPermits, points }
}

/** A map, and what is different about a roof in the city or, until that is written, its rules. */
const CityDifferences = ({ city, names }: CityProps) => {
  const { heading, otherCities } = useWords('city').differences
  const { city: cities } = useSite().collections
  const { locale } = languages[city.language]
  const rules = usePlaceFacts(city)
  return (
    <Split look="cool" columns="keep wide-right top">
      <CityMap cities={cities} here={city.slug} />
      <Intro heading={say(city.notes ? heading : rules.heading, names)}>
        <div className="below">
          <Features points={city.notes ?? rules.points} stacked />
        </div>
        <p className="below">
          <MoreLink href={usePageAddress(linkedPages.serviceAreas)}>
            {sayCount(otherCities, cities.length - 1, { locale })}
          </MoreLink>
        </p>
      </Intro>
    </Split>
  )
}

const CityRules = ({ city, names }: CityProps) => {
  const { heading, points } = usePlaceFacts(city)
  return (
    <Block look="plain" heading={say(heading, names)}>
      <PointList points={points} pairs />
    </Block>
  )
}

/** A card for each service, linked to its page for this city or, until there is one, to its own. */
const CityServices = ({ city, names }: CityProps) => {
  const { heading, lead } = useWords('city').services
  const site = useSite()
  const services = site.collections.service.map((service) => filledSummary(site, service))
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

const CityText = ({ entry: { name, county }, Body }: PageProps<'city'>) => (
  <Split look="plain" columns="wide-left top">
    <Prose>
      <Body />
    </Prose>
    <SideColumn label={useWords('city').contact}>
      <EmergencyCard county={county} />
      <ContactCard county={county} city={name} />
    </SideColumn>
  </Split>
)

export const Page = ({ entry: city, Body }: PageProps<'city'>) => {
  const { callToAction: lead, questions } = useWords('city')
  const names = { cityName: city.name, county: city.county }
  const about = { city, names }
  return (
    <Layout callToAction={{ heading: city.callToAction, lead: say(lead, names) }}>
      <CityHero {...about} />
      <Fold />
      <CityServices {...about} />
      <CityDifferences {...about} />
      {city.hasText && <CityText entry={city} Body={Body} />}
      {city.notes && <CityRules {...about} />}
      <ProjectBlock heading={say(useWords('project').inCity, names)} city={city.slug} />
      <QuestionBlock heading={say(questions, names)} questions={city.questions} />
      <ExploreServices />
    </Layout>
  )
}
