import { Layout } from '../../components/layout/Layout.tsx'
import { EmergencyBand } from '../../components/marketing/EmergencyBand.tsx'
import { ExploreServices } from '../../components/marketing/ExploreServices.tsx'
import { WindMitigation } from '../../components/marketing/WindMitigation.tsx'
import { Checklist } from '../../components/service/Checklist.tsx'
import { Closing } from '../../components/service/Closing.tsx'
import { Highlights } from '../../components/service/Highlights.tsx'
import { RoofColors } from '../../components/service/RoofColors.tsx'
import { RoofLayers } from '../../components/service/RoofLayers.tsx'
import { TaskLists } from '../../components/service/TaskLists.tsx'
import { ServiceData } from '../../renderer/head/CompanyData.tsx'
import { Head } from '../../renderer/head/Head.tsx'
import type { Data } from './+data.ts'
import { ServiceHero, ServiceIssues, ServiceProcess, ServiceQuestions, ServiceText } from './parts.tsx'

/** What stands beside the last call: in an emergency, the phone alone. */
const emergencyLead = 'One number, answered day and night. Say where the water is, and stay off the roof.'

export const Page = ({ service }: Data) => {
  const { slug, title, picture, pageTitle, pageDescription, description, callToAction, emergency = false } = service
  const { layers, checklist, colors, highlights = [], taskLists, windMitigation, closing } = service
  const path = `/${slug}`
  return (
    <Layout path={path} callToAction={{ heading: callToAction, emergency, lead: emergency ? emergencyLead : undefined }}>
      <Head title={pageTitle} description={pageDescription} path={path} preview={{ picture, title: service.heading }} />
      <ServiceData name={title} description={description} path={path} />
      <ServiceHero service={service} />
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
      {emergency && (
        <section className="section">
          <div className="wrap">
            <EmergencyBand
              heading="Call now. We answer day and night."
              text="Tell us your address and where the water is. Then wait indoors, away from the leak."
            />
          </div>
        </section>
      )}
      <ExploreServices />
    </Layout>
  )
}
