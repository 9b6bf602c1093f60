import { ClaimBadge, Rating } from '../../components/claims/Claim.tsx'
import { usePractice } from '../../components/claims/PracticeAnswers.tsx'
import { EmergencyBand, HeroButtons } from '../../components/contact/ContactButtons.tsx'
import { EmergencyCard, PlanningCard } from '../../components/contact/ContactCards.tsx'
import { Prose } from '../../components/content/Prose.tsx'
import { ServiceData } from '../../components/head/StructuredData.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { ProjectBlock } from '../../components/projects/ProjectCards.tsx'
import {
  Checklist,
  Closing,
  Highlights,
  RoofColors,
  RoofLayers,
  TaskLists,
  WindMitigation,
} from '../../components/service/ServiceBlocks.tsx'
import { ExploreServices } from '../../components/service/ServiceLists.tsx'
import { Block, SideColumn, Split } from '../../components/ui/Block.tsx'
import { LinkSection, QuestionBlock, Ticks } from '../../components/ui/Lists.tsx'
import { PointList, StepItem, StepList } from '../../components/ui/Points.tsx'
import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import type { PageProps, Service } from '../../renderer/content/entries.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import { Fold } from '../../renderer/server/Document.tsx'

type ServiceProps = { service: Service }

const ServiceHero = ({ service }: ServiceProps) => {
  const { heading, description, picture, emergency = false } = service
  return (
    <PageHero
      badge={emergency && <ClaimBadge name="emergency" onlyMade icon="clock" />}
      heading={heading}
      lead={description}
      picture={picture}
      emergency={emergency}
    >
      <HeroButtons emergency={emergency} />
      {!emergency && <Rating />}
    </PageHero>
  )
}

/** The body of the service's file, and what is included. */
const ServiceText = ({ entry: service, Body }: PageProps<'service'>) => {
  const { included, beside } = useWords('service').text
  return (
    <Split columns="wide-left top">
      <Prose>
        <Body />
        <h2>{included}</h2>
        <Ticks items={service.included} />
      </Prose>
      <SideColumn label={beside}>
        {service.emergency ? <EmergencyCard /> : <PlanningCard service={service} />}
      </SideColumn>
    </Split>
  )
}

const ServiceIssues = ({ service: { issues, emergency } }: ServiceProps) => {
  const { heading, emergencyHeading } = useWords('service').issues
  return (
    <Block look="sand" heading={emergency ? emergencyHeading : heading}>
      <PointList points={issues} pairs />
    </Block>
  )
}

const ServiceProcess = ({ service: { processSteps, emergency } }: ServiceProps) => {
  const { heading, emergencyHeading } = useWords('service').process
  return (
    <Block look="plain" heading={emergency ? emergencyHeading : heading}>
      <StepList>
        {processSteps.map(({ title, description }) => (
          <StepItem key={title} title={title}>
            {description}
          </StepItem>
        ))}
      </StepList>
    </Block>
  )
}

/**
 * Questions about the service, then what people ask about us before they call; in an emergency,
 * what a visit costs comes first.
 */
const ServiceQuestions = ({ service }: ServiceProps) => {
  const { nameInSentence, questions, practice = [], emergency } = service
  const ours = usePractice(practice)
  return (
    <QuestionBlock
      heading={say(useWords('service').questions, { service: nameInSentence })}
      questions={emergency ? [...ours, ...questions] : [...questions, ...ours]}
    />
  )
}

const ServiceGuides = ({ service: { slug } }: ServiceProps) => {
  const { ofService } = useWords('guides')
  const named = useSite().collections.guide.filter(({ services }) => services?.includes(slug))
  const links = named.map((guide) => ({ href: addressOf(guide), label: guide.menuTitle }))
  return links.length > 0 && <LinkSection heading={ofService} links={links} />
}

/** Some blocks are shown only if the service's file contains them. */
export const Page = ({ entry: service, Body }: PageProps<'service'>) => {
  const { layers, checklist, colors, highlights = [], taskLists, windMitigation, closing } = service
  const { title, description, callToAction, emergency } = service
  const words = useWords('service').emergency
  const lead = emergency ? words.callToAction : undefined
  return (
    <Layout callToAction={{ heading: callToAction, emergency, lead }}>
      <ServiceData name={title} description={description} />
      <ServiceHero service={service} />
      <Fold />
      <ServiceText entry={service} Body={Body} />
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
      <ProjectBlock
        heading={say(useWords('project').ofService, { service: title })}
        service={service.slug}
      />
      <ServiceQuestions service={service} />
      {closing && <Closing {...closing} />}
      {emergency && (
        <Block look="plain">
          <EmergencyBand {...words} />
        </Block>
      )}
      <ServiceGuides service={service} />
      <ExploreServices />
    </Layout>
  )
}
