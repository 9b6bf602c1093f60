import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import type { Service } from '../../renderer/content/entries.ts'
import { Fold } from '../../renderer/server/Document.tsx'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { Claim } from '../claims/Claim.tsx'
import { usePractice } from '../claims/PracticeAnswers.tsx'
import { Rating } from '../claims/Rating.tsx'
import { HeroButtons } from '../contact/ContactButtons.tsx'
import { EmergencyCard, PlanningCard } from '../contact/ContactCards.tsx'
import { EmergencyBand } from '../contact/EmergencyBand.tsx'
import { Prose } from '../content/Prose.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { ExploreServices } from '../service-lists/ServiceLists.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Block, SideColumn } from '../ui/Block.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import { LinkSection } from '../ui/Links.tsx'
import { PointList } from '../ui/Points.tsx'
import { QuestionBlock } from '../ui/Questions.tsx'
import { NumberedSteps } from '../ui/Steps.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import { WindMitigation } from '../wind-mitigation/WindMitigation.tsx'
import {
  Checklist,
  Closing,
  Highlights,
  RoofColors,
  RoofLayers,
  TaskLists,
} from './ServiceBlocks.tsx'

const EmergencyBadge = () => (
  <Claim name="emergency">
    {({ text, until }) => (
      <Badge icon={<PageIcon name="clock" />} {...until}>
        {text}
      </Badge>
    )}
  </Claim>
)

const ServiceHero = ({
  service: { heading, description, picture, emergency = false },
}: {
  service: Service
}) => (
  <PageHero
    above={<Breadcrumbs />}
    badge={emergency && <EmergencyBadge />}
    heading={heading}
    lead={description}
    picture={picture}
    emergency={emergency}
  >
    <HeroButtons emergency={emergency} />
    {!emergency && <Rating />}
  </PageHero>
)

/** The phone number once more, at the end of the emergency service page. */
const ServiceEmergency = () => (
  <Block>
    <EmergencyBand {...useWords('service').emergency} />
  </Block>
)

/** The guides that name this service. */
const ServiceGuides = ({ service: { slug } }: { service: Service }) => {
  const { ofService } = useWords('guides')
  const named = useSite().guides.filter(({ services }) => services?.includes(slug))
  if (named.length === 0) return null
  return (
    <LinkSection
      heading={ofService}
      links={named.map((guide) => ({ href: addressOf(guide), label: guide.menuTitle }))}
    />
  )
}

const ServiceIssues = ({ service: { issues, emergency } }: { service: Service }) => {
  const { heading, emergencyHeading } = useWords('service').issues
  return (
    <Block look="sand" heading={emergency ? emergencyHeading : heading}>
      <PointList points={issues} pairs />
    </Block>
  )
}

const ServiceProcess = ({ service: { processSteps, emergency } }: { service: Service }) => {
  const { heading, emergencyHeading } = useWords('service').process
  return (
    <Block look="plain" heading={emergency ? emergencyHeading : heading}>
      <NumberedSteps steps={processSteps} across />
    </Block>
  )
}

/** Questions about the service, then what people ask about us before they call. */
const ServiceQuestions = ({ service }: { service: Service }) => {
  const { nameInSentence, questions, practice = [] } = service
  return (
    <QuestionBlock
      heading={say(useWords('service').questions, { service: nameInSentence })}
      questions={[...questions, ...usePractice(practice)]}
    />
  )
}

/** The body of the service's file, and what is included. */
const ServiceText = ({ service }: { service: Service }) => {
  const words = useWords('service').text
  const { Body, included, emergency = false } = service
  return (
    <section className="section">
      <div className="wrap split wide-left top">
        <Prose>
          <Body />
          <h2>{words.included}</h2>
          <Ticks items={included} />
        </Prose>
        <SideColumn label={words.beside}>
          {emergency ? <EmergencyCard /> : <PlanningCard service={service} />}
        </SideColumn>
      </div>
    </section>
  )
}

/**
 * The blocks of a service page, in order. Some are shown only if the service's file contains them.
 */
export const ServicePage = ({ service }: { service: Service }) => {
  const {
    layers,
    checklist,
    colors,
    highlights = [],
    taskLists,
    windMitigation,
    closing,
    emergency,
  } = service
  return (
    <>
      <ServiceHero service={service} />
      <Fold />
      <ServiceText service={service} />
      {layers && <RoofLayers {...layers} />}
      {checklist && <Checklist {...checklist} />}
      {colors && <RoofColors {...colors} />}
      <ServiceIssues service={service} />
      {highlights.map((highlight) => (
        <Highlights key={highlight.heading} {...highlight} />
      ))}
      {taskLists && <TaskLists {...taskLists} />}
      {windMitigation && <WindMitigation {...windMitigation} />}
      <ServiceProcess service={service} />
      <ServiceQuestions service={service} />
      {closing && <Closing {...closing} />}
      {emergency && <ServiceEmergency />}
      <ServiceGuides service={service} />
      <ExploreServices />
    </>
  )
}
