import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import type { ServiceInCity } from '../../renderer/content/entries.ts'
import { localIssues, localSteps, localWords } from '../../renderer/content/local-words.ts'
import { hasLocalWords, titleOf } from '../../renderer/content/pages.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { placeNames } from '../city/place-names.ts'
import { useClaims } from '../claims/Claim.tsx'
import { HeroButtons } from '../contact/ContactButtons.tsx'
import { ContactCard, EmergencyCard } from '../contact/ContactCards.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { SideColumn } from '../ui/Block.tsx'
import { Card } from '../ui/Card.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import { LinkSection, MoreLink } from '../ui/Links.tsx'
import { PointList } from '../ui/Points.tsx'
import { StepItem, StepList } from '../ui/Steps.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import styles from './LocalPage.module.css'

export const LocalHero = ({ entry }: { entry: ServiceInCity }) => {
  const { allServices } = useWords('service-in-city')
  const { service, city } = entry
  const { picture, priced, emergency = false } = service
  return (
    <PageHero
      above={<Breadcrumbs />}
      heading={titleOf(entry)}
      lead={localWords(entry).lead}
      picture={picture}
      emergency={emergency}
      wideText
    >
      <HeroButtons emergency={emergency} estimate={priced === 'by calculator'} />
      <p className="below-s">
        <MoreLink href={addressOf(city)} back>
          {say(allServices, placeNames(city))}
        </MoreLink>
      </p>
    </PageHero>
  )
}

/** The steps of the service, each with what is different about it in this city. */
const LocalSteps = ({ entry }: { entry: ServiceInCity }) => (
  <StepList>
    {localSteps(entry).map(({ title, description, here }) => (
      <StepItem key={title} title={title}>
        <p>{description}</p>
        <p className={styles.here}>
          <PageIcon name="pin" />
          <span>{here}</span>
        </p>
      </StepItem>
    ))}
  </StepList>
)

/** The service as we do it in this city. */
const LocalWork = ({ entry }: { entry: ServiceInCity }) => {
  const { firstVisit, contact } = useWords('service-in-city')
  const { service, city } = entry
  const { question, ...local } = localWords(entry)
  return (
    <section className="section plain">
      <div className="wrap split wide-left top">
        <div className={styles.work}>
          <p className="lead">{local.hook}</p>
          <h2>{service.issuesHeading}</h2>
          <PointList points={localIssues(entry)} />
          <h2>{service.processHeading}</h2>
          <LocalSteps entry={entry} />
          <h2>{say(firstVisit, placeNames(city))}</h2>
          <p>{local.firstVisit}</p>
          <h2>{question.question}</h2>
          <p>{question.answer}</p>
        </div>
        <SideColumn label={contact}>
          <EmergencyCard county={city.county} />
          <ContactCard county={city.county} city={city.name} />
          <ReasonsCard />
        </SideColumn>
      </div>
    </section>
  )
}

/** Further reading: this service in the neighboring cities, the service page and the city page. */
const Nearby = ({ entry }: { entry: ServiceInCity }) => {
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

/** Why choose us, in three lines. */
export const ReasonsCard = () => {
  const { heading } = useWords('cards').reasons
  const claims = useClaims(['credentials', 'experience', 'localExperts'])
  return claims.length === 0 ? null : (
    <Card on="dark">
      <h3>{heading}</h3>
      <Ticks items={claims} />
    </Card>
  )
}

/** The blocks of a page about a service in a city, in order. */
export const LocalPage = ({ entry }: { entry: ServiceInCity }) => (
  <>
    <LocalHero entry={entry} />
    <LocalWork entry={entry} />
    <Nearby entry={entry} />
  </>
)
