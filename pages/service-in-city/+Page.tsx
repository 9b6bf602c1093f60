import { usePriceRange } from '../../components/calculators/prices/RoofPrices.tsx'
import { ReasonsCard } from '../../components/claims/Claim.tsx'
import { usePractice } from '../../components/claims/PracticeAnswers.tsx'
import { HeroButtons } from '../../components/contact/ContactButtons.tsx'
import { ContactCard, EmergencyCard } from '../../components/contact/ContactCards.tsx'
import { ServiceData } from '../../components/head/StructuredData.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { ProjectBlock } from '../../components/projects/ProjectCards.tsx'
import { Block, Intro, SideColumn, Split } from '../../components/ui/Block.tsx'
import { LinkSection, MoreLink } from '../../components/ui/Lists.tsx'
import { PointList, StepItem, StepList } from '../../components/ui/Points.tsx'
import type { Point } from '../../content/schema/fields.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { permitWeeksIn } from '../../renderer/content/browser-data.ts'
import type { City, PageProps, Service, ServiceInCity } from '../../renderer/content/entries.ts'
import { titleOf } from '../../renderer/content/pages.ts'
import type { CitySummary } from '../../renderer/content/site-index.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'

type LocalProps = { entry: ServiceInCity; names: { cityName: string; county: string } }

const LocalHero = ({ entry, names }: LocalProps) => {
  const { picture, priced, emergency = false } = entry.service
  return (
    <PageHero
      heading={titleOf(useSite(), addressOf(entry))}
      lead={entry.here.lead}
      picture={picture}
      emergency={emergency}
      wideText
    >
      <HeroButtons emergency={emergency} estimate={priced === 'by calculator'} />
      <p className="below-s">
        <MoreLink href={addressOf(entry.city)} back>
          {say(useWords('service-in-city').allServices, names)}
        </MoreLink>
      </p>
    </PageHero>
  )
}

/** Returns the price of the work and, for one type of roof, how long it takes. */
const usePricePoints = ({ roofType, priced }: Service): Point[] => {
  const { facts } = useWords('service-in-city')
  const rangeOf = usePriceRange()
  const days = usePractice(roofType ? [`${roofType}Days`] : [])
  if (!roofType)
    return priced === 'free'
      ? []
      : [{ icon: 'dollar', title: facts.estimate, text: facts.estimateNote }]
  const range = rangeOf(roofType, 2000)
  return [
    ...days.map(
      ({ question, answer }) => ({ icon: 'clock', title: question, text: answer }) as const,
    ),
    { icon: 'dollar', title: say(facts.range, range), text: say(facts.rangeNote, range) },
  ]
}

/** Answers to the next questions: who issues the permit, how long it takes, what it may cost. */
const LocalFacts = ({ entry, names }: LocalProps) => {
  const { facts } = useWords('service-in-city')
  const { service, city } = entry
  const { authority, url } = city.permit
  const visit = usePractice(['visit'])
  const wait = permitWeeksIn(useSite(), city)
  const points: Point[] = [
    { icon: 'document', title: authority, text: [facts.permit, wait].filter(Boolean).join(' ') },
    ...visit.map(
      ({ question, answer }) => ({ icon: 'calendar', title: question, text: answer }) as const,
    ),
    ...usePricePoints(service),
  ]
  return (
    <Split columns="wide-right top">
      <Intro heading={say(facts.heading, names)}>
        {url && (
          <p className="below-s">
            <a href={url}>{facts.office}</a>
          </p>
        )}
      </Intro>
      <PointList points={points} />
    </Split>
  )
}

/** What is special about the service here, and the ways to reach us. */
const LocalIssues = ({ entry }: Pick<LocalProps, 'entry'>) => {
  const { service, city, here, issues } = entry
  return (
    <Split columns="wide-left top">
      <div className="stack g6">
        <p className="t-lead">{here.hook}</p>
        <h2>{service.issuesHeading}</h2>
        <PointList points={issues} />
      </div>
      <SideColumn label={useWords('service-in-city').contact} tall>
        <EmergencyCard county={city.county} />
        <ContactCard county={city.county} city={city.name} />
        <ReasonsCard />
      </SideColumn>
    </Split>
  )
}

/** The steps of the service as they are in this city, and how they begin. */
const LocalSteps = ({ entry, names }: LocalProps) => {
  const { steps, firstVisit, question } = entry.here
  return (
    <>
      <Block look="sand" heading={entry.service.processHeading}>
        <StepList>
          {entry.service.processSteps.map(({ title }, index) => (
            <StepItem key={title} title={title}>
              {steps[index]}
            </StepItem>
          ))}
        </StepList>
      </Block>
      {!entry.service.emergency && <LocalFacts entry={entry} names={names} />}
      <Split look="cool" columns="top">
        <Intro heading={say(useWords('service-in-city').firstVisit, names)} lead={firstVisit} />
        <Intro heading={question.question} lead={question.answer} />
      </Split>
    </>
  )
}

/** Returns the neighbors that a city names or, if it names none, the three nearest cities. */
const useNeighbors = ({ slug, neighbors, coordinates: here }: City): readonly CitySummary[] => {
  const { collections, findCity } = useSite()
  const distance = ({ coordinates: { latitude, longitude } }: CitySummary) =>
    Math.hypot(latitude - here.latitude, longitude - here.longitude)
  return (
    neighbors?.flatMap((name) => findCity(name) ?? []) ??
    collections.city
      .filter((city) => city.slug !== slug)
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, 3)
  )
}

/** Further reading: this service in the neighboring cities, the service page and the city page. */
const Nearby = ({ entry, names }: LocalProps) => {
  const { heading, links, about, rules } = useWords('service-in-city').nearby
  const { service, city } = entry
  const site = useSite()
  const nearby = useNeighbors(city)
    .map((neighbor) => addressOf({ ...entry, city: neighbor }))
    .filter(site.pageAt)
  return (
    <LinkSection
      heading={say(heading, names)}
      label={links}
      links={[
        ...nearby.map((href) => ({ href, label: titleOf(site, href) })),
        { href: addressOf(service), label: say(about, { service: service.nameInSentence }) },
        { href: addressOf(city), label: say(rules, names) },
      ]}
    />
  )
}

export const Page = ({ entry }: PageProps<'service-in-city'>) => {
  const { title, metaDescription, callToAction, emergency } = entry.service
  const { name: city, county } = entry.city
  const names = { cityName: city, county }
  const lead = say(useWords('service-in-city').callToAction, names)
  return (
    <Layout callToAction={{ heading: callToAction, lead, emergency }}>
      <ServiceData name={title} description={metaDescription} area={{ city, county }} />
      <LocalHero entry={entry} names={names} />
      <LocalIssues entry={entry} />
      <ProjectBlock
        heading={say(useWords('project').inCity, names)}
        city={entry.city.slug}
        service={entry.service.slug}
      />
      <LocalSteps entry={entry} names={names} />
      <Nearby entry={entry} names={names} />
    </Layout>
  )
}
