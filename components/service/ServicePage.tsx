import type { Service } from '../../renderer/content/entries.ts'
import { Fold } from '../../renderer/server/Fold.tsx'
import { ExploreServices } from '../service-lists/ExploreServices.tsx'
import { WindMitigation } from '../wind-mitigation/WindMitigation.tsx'
import { Checklist } from './Checklist.tsx'
import { Closing } from './Closing.tsx'
import { Highlights } from './Highlights.tsx'
import { RoofColors } from './RoofColors.tsx'
import { RoofLayers } from './RoofLayers.tsx'
import { ServiceEmergency } from './ServiceEmergency.tsx'
import { ServiceGuides } from './ServiceGuides.tsx'
import { ServiceHero } from './ServiceHero.tsx'
import { ServiceIssues } from './ServiceIssues.tsx'
import { ServiceProcess } from './ServiceProcess.tsx'
import { ServiceQuestions } from './ServiceQuestions.tsx'
import { ServiceText } from './ServiceText.tsx'
import { TaskLists } from './TaskLists.tsx'

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
