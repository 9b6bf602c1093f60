import type { Service } from '../../content/index.ts'
import { Claim } from '../claims/Claim.tsx'
import { Prose } from '../content/Prose.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { EmergencyCard } from '../marketing/EmergencyCard.tsx'
import { HeroButtons } from '../marketing/HeroButtons.tsx'
import { PlanningCard } from '../marketing/PlanningCard.tsx'
import { Rating } from '../marketing/Rating.tsx'
import { SideColumn } from '../marketing/SideColumn.tsx'
import { Badge } from '../ui/Badge.tsx'
import { PointList } from '../ui/PointList.tsx'
import { Questions } from '../ui/Questions.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Steps } from '../ui/Steps.tsx'
import { Ticks } from '../ui/Ticks.tsx'

type ServiceProps = { service: Service }

export const ServiceHero = ({ service: { heading, description, picture, emergency = false } }: ServiceProps) => (
  <PageHero
    above={<Breadcrumbs />}
    badge={
      emergency && (
        <Claim name="emergency">
          {({ text, until }) => (
            <Badge icon="clock" {...until}>
              {text}
            </Badge>
          )}
        </Claim>
      )
    }
    heading={heading}
    lead={description}
    picture={picture}
    emergency={emergency}
  >
    <HeroButtons emergency={emergency} />
    {!emergency && <Rating />}
  </PageHero>
)

export const ServiceText = ({ service: { title, Body, included, emergency = false } }: ServiceProps) => (
  <section className="section">
    <div className="wrap split wide-left top">
      <Prose>
        <Body />
        <h2>What's included</h2>
        <Ticks items={included} />
      </Prose>
      <SideColumn label="Plan and contact">{emergency ? <EmergencyCard /> : <PlanningCard service={title.toLowerCase()} />}</SideColumn>
    </div>
  </section>
)

export const ServiceIssues = ({ service: { issues, emergency = false } }: ServiceProps) => (
  <section className="section sand">
    <div className="wrap">
      <SectionHead heading={emergency ? 'What people call us for' : 'What we find most often'} />
      <PointList points={issues} pairs />
    </div>
  </section>
)

export const ServiceProcess = ({ service: { processSteps, emergency = false } }: ServiceProps) => (
  <section className="section plain">
    <div className="wrap">
      <SectionHead heading={emergency ? 'Four things, in this order' : 'How the job runs'} />
      <Steps steps={processSteps} across />
    </div>
  </section>
)

export const ServiceQuestions = ({ service: { questions } }: ServiceProps) => (
  <section className="section sand">
    <div className="wrap split wide-right top">
      <h2>Questions we hear on the driveway</h2>
      <Questions questions={questions} />
    </div>
  </section>
)
