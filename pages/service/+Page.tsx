import { ServiceData } from '../../components/head/CompanyData.tsx'
import { Head } from '../../components/head/Head.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { EmergencyBand } from '../../components/marketing/EmergencyBand.tsx'
import { ExploreServices } from '../../components/marketing/ExploreServices.tsx'
import { WindMitigation } from '../../components/marketing/WindMitigation.tsx'
import { Checklist } from '../../components/service/Checklist.tsx'
import { Closing } from '../../components/service/Closing.tsx'
import { Highlights } from '../../components/service/Highlights.tsx'
import { RoofColors } from '../../components/service/RoofColors.tsx'
import { RoofLayers } from '../../components/service/RoofLayers.tsx'
import { ServiceHero, ServiceIssues, ServiceProcess, ServiceQuestions, ServiceText } from '../../components/service/ServiceBlocks.tsx'
import { TaskLists } from '../../components/service/TaskLists.tsx'
import type { Service } from '../../content/index.ts'

/** What stands beside the last call: in an emergency, the phone alone. */
const emergencyLead = 'One number, answered day and night. Say where the water is, and stay off the roof.'

export const Page = ({ entry: service }: { entry: Service }) => {
  const { title, picture, pageTitle, pageDescription, description, callToAction, emergency = false } = service
  const { layers, checklist, colors, highlights = [], taskLists, windMitigation, closing } = service
  return (
    <Layout callToAction={{ heading: callToAction, emergency, lead: emergency ? emergencyLead : undefined }}>
      <Head title={pageTitle} description={pageDescription} preview={{ picture, title: service.heading }} />
      <ServiceData name={title} description={description} />
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
