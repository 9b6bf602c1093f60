import { addressOf, linkedPages } from '../../content/addresses.ts'
import { findCity, type ServiceInCity } from '../../content/index.ts'
import type { Point } from '../../content/model/schema/fields.ts'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { ContactCard } from '../marketing/ContactCard.tsx'
import { EmergencyCard } from '../marketing/EmergencyCard.tsx'
import { HeroButtons } from '../marketing/HeroButtons.tsx'
import { ReasonsCard } from '../marketing/ReasonsCard.tsx'
import { SideColumn } from '../marketing/SideColumn.tsx'
import { LinkRows } from '../ui/LinkRows.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { PointList } from '../ui/PointList.tsx'
import { Questions } from '../ui/Questions.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Steps } from '../ui/Steps.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import styles from './LocalWork.module.css'

const heading = ({ service, city }: ServiceInCity) => `${service.title} in ${city.name}`

export const LocalHero = (data: ServiceInCity) => {
  const { service, city } = data
  return (
    <PageHero
      above={<Breadcrumbs />}
      heading={heading(data)}
      lead={city.services?.[service.slug]?.lead ?? service.cityLead}
      picture={service.picture}
      emergency={service.emergency ?? false}
      wideText
    >
      <HeroButtons emergency={service.emergency ?? false} second={{ href: addressOf(linkedPages.roofCalculator), label: 'Estimate the cost' }} />
      <p className="below-s">
        <MoreLink href={addressOf(city)} back>
          All services in {city.name}
        </MoreLink>
      </p>
    </PageHero>
  )
}

/** What holds for any roof of this city, whoever works on it. */
const localRules = ({ city }: ServiceInCity): Point[] => [
  { icon: 'document', title: city.permit.authority, text: city.permit.note },
  { icon: 'wind', title: city.hvhz ? 'High-Velocity Hurricane Zone' : 'Outside the High-Velocity Hurricane Zone', text: city.wind },
  { icon: 'roof', title: 'Houses and roofs', text: city.housing },
  { icon: 'alert', title: 'Storms', text: city.storms },
]

export const LocalWork = (data: ServiceInCity) => {
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

export const LocalQuestions = ({ city: { name, questions } }: ServiceInCity) => (
  <section className="section sand">
    <div className="wrap split wide-right top">
      <h2>Asked in {name}</h2>
      <Questions questions={questions} />
    </div>
  </section>
)

/** Where to read on: this service in the neighboring cities, and all about it. */
export const Nearby = ({ service, city }: ServiceInCity) => {
  const nearby = city.neighbors.flatMap((slug) => findCity(slug) ?? [])
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={`Near ${city.name}`} />
        <LinkRows
          label="Nearby"
          links={[
            ...nearby.map((other) => ({
              href: addressOf({ kind: 'service-in-city', service, city: other }),
              label: `${service.title} in ${other.name}`,
            })),
            { href: addressOf(service), label: `About ${service.title.toLowerCase()}` },
          ]}
        />
      </div>
    </section>
  )
}
