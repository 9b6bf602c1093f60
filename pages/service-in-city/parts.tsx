import { Breadcrumbs } from '../../components/layout/Breadcrumbs.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { ContactCard } from '../../components/marketing/ContactCard.tsx'
import { EmergencyCard } from '../../components/marketing/EmergencyCard.tsx'
import { HeroButtons } from '../../components/marketing/HeroButtons.tsx'
import { ReasonsCard } from '../../components/marketing/ReasonsCard.tsx'
import { SideColumn } from '../../components/marketing/SideColumn.tsx'
import { LinkRows } from '../../components/ui/LinkRows.tsx'
import { MoreLink } from '../../components/ui/MoreLink.tsx'
import { PointList } from '../../components/ui/PointList.tsx'
import { Questions } from '../../components/ui/Questions.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { Steps } from '../../components/ui/Steps.tsx'
import { Ticks } from '../../components/ui/Ticks.tsx'
import { findCity } from '../../content/index.ts'
import type { Point } from '../../content/model/schema/fields.ts'
import type { Data } from './+data.ts'
import styles from './LocalWork.module.css'

const heading = ({ service, city }: Data) => `${service.title} in ${city.name}`

export const LocalHero = (data: Data) => {
  const { service, city } = data
  return (
    <PageHero
      above={<Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: city.name, href: `/locations/${city.slug}` }, { label: service.title }]} />}
      heading={heading(data)}
      lead={city.services?.[service.slug]?.lead ?? service.cityLead}
      picture={service.picture}
      emergency={service.emergency ?? false}
      wideText
    >
      <HeroButtons emergency={service.emergency ?? false} second={{ href: '/roofing-calculator', label: 'Estimate the cost' }} />
      <p className="below-s">
        <MoreLink href={`/locations/${city.slug}`} back>
          All services in {city.name}
        </MoreLink>
      </p>
    </PageHero>
  )
}

/** What holds for any roof of this city, whoever works on it. */
const localRules = ({ city }: Data): Point[] => [
  { icon: 'document', title: city.permit.authority, text: city.permit.note },
  { icon: 'wind', title: city.hvhz ? 'High-Velocity Hurricane Zone' : 'Outside the High-Velocity Hurricane Zone', text: city.wind },
  { icon: 'roof', title: 'Houses and roofs', text: city.housing },
  { icon: 'alert', title: 'Storms', text: city.storms },
]

export const LocalWork = (data: Data) => {
  const { service, city } = data
  const hook = city.services?.[service.slug]?.hook
  return (
    <section className="section">
      <div className="wrap split wide-left top">
        <div className={styles.work}>
          {hook && <p className="lead">{hook}</p>}
          <h2>{service.issuesHeading}</h2>
          <PointList points={service.issues} />
          <h2>{service.processHeading}</h2>
          <Steps steps={service.processSteps} />
          <h2>What's included</h2>
          <Ticks items={service.included} />
          <h2>A roof in {city.name}</h2>
          <PointList points={localRules(data)} />
        </div>
        <SideColumn label="Contact">
          <EmergencyCard county={city.county} />
          <ContactCard county={city.county} city={city.name} />
          <ReasonsCard />
        </SideColumn>
      </div>
    </section>
  )
}

export const LocalQuestions = ({ city: { name, questions } }: Data) => (
  <section className="section sand">
    <div className="wrap split wide-right top">
      <h2>Asked in {name}</h2>
      <Questions questions={questions} />
    </div>
  </section>
)

/** Where to read on: this service in the neighboring cities, and all about it. */
export const Nearby = ({ service, city }: Data) => {
  const nearby = city.neighbors.flatMap((slug) => findCity(slug) ?? [])
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={`Near ${city.name}`} />
        <LinkRows
          label="Nearby"
          links={[
            ...nearby.map(({ slug, name }) => ({ href: `/services/${service.slug}/${slug}`, label: `${service.title} in ${name}` })),
            { href: `/${service.slug}`, label: `About ${service.title.toLowerCase()}` },
          ]}
        />
      </div>
    </section>
  )
}
