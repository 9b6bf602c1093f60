import { Prose } from '../../components/content/Prose.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { EmergencyCard } from '../../components/marketing/EmergencyCard.tsx'
import { HeroButtons } from '../../components/marketing/HeroButtons.tsx'
import { PlanningCard } from '../../components/marketing/PlanningCard.tsx'
import { Rating } from '../../components/marketing/Rating.tsx'
import { SideColumn } from '../../components/marketing/SideColumn.tsx'
import { Badge } from '../../components/ui/Badge.tsx'
import { PointList } from '../../components/ui/PointList.tsx'
import { Questions } from '../../components/ui/Questions.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { Steps } from '../../components/ui/Steps.tsx'
import { Ticks } from '../../components/ui/Ticks.tsx'
import { claim } from '../../content/claims.ts'
import type { Data } from './+data.ts'

export const ServiceHero = ({ service: { title, heading, description, picture, emergency = false } }: Data) => (
  <PageHero
    above={<Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Services', href: '/services' }, { label: title }]} />}
    badge={emergency && <Badge icon="clock">{claim('emergency')}</Badge>}
    heading={heading}
    lead={description}
    picture={picture}
    emergency={emergency}
  >
    <HeroButtons emergency={emergency} />
    {!emergency && <Rating />}
  </PageHero>
)

export const ServiceText = ({ service: { title, Body, included, emergency = false } }: Data) => (
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

export const ServiceIssues = ({ service: { issues, emergency = false } }: Data) => (
  <section className="section sand">
    <div className="wrap">
      <SectionHead heading={emergency ? 'What people call us for' : 'What we find most often'} />
      <PointList points={issues} pairs />
    </div>
  </section>
)

export const ServiceProcess = ({ service: { processSteps, emergency = false } }: Data) => (
  <section className="section plain">
    <div className="wrap">
      <SectionHead heading={emergency ? 'Four things, in this order' : 'How the job runs'} />
      <Steps steps={processSteps} across />
    </div>
  </section>
)

export const ServiceQuestions = ({ service: { questions } }: Data) => (
  <section className="section sand">
    <div className="wrap split wide-right top">
      <h2>Questions we hear on the driveway</h2>
      <Questions questions={questions} />
    </div>
  </section>
)
