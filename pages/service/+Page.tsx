import { Layout } from '../../components/layout/Layout.tsx'
import { ExploreServices } from '../../components/marketing/ExploreServices.tsx'
import { RoofLayers } from '../../components/marketing/RoofLayers.tsx'
import { Head } from '../../renderer/Head.tsx'
import type { Data } from './+data.ts'
import { ServiceHero, ServiceIssues, ServiceProcess, ServiceQuestions, ServiceText } from './parts.tsx'

export const Page = ({ service }: Data) => {
  const { slug, pageTitle, pageDescription, callToAction, emergency = false, layers } = service
  const path = `/${slug}`
  const lead = emergency
    ? 'One number, answered day and night. Say where the water is, and stay off the roof.'
    : 'A free 12-point inspection comes with photos, a written report and a price, with no obligation.'
  return (
    <Layout path={path} callToAction={{ heading: callToAction, lead, emergency }}>
      <Head title={pageTitle} description={pageDescription} path={path} />
      <ServiceHero service={service} />
      <ServiceText service={service} />
      {layers && <RoofLayers {...layers} />}
      <ServiceIssues service={service} />
      <ServiceProcess service={service} />
      <ServiceQuestions service={service} />
      <ExploreServices />
    </Layout>
  )
}
