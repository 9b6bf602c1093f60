import { ServiceData } from '../../components/head/CompanyData.tsx'
import { Head } from '../../components/head/Head.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { LocalHero, LocalQuestions, LocalWork, Nearby } from '../../components/service-in-city/LocalBlocks.tsx'
import type { ServiceInCity } from '../../content/index.ts'

export const Page = ({ entry }: { entry: ServiceInCity }) => {
  const { service, city } = entry
  const { title, picture, metaTitle, metaDescription, emergency = false } = service
  const lead = `We answer the phone for ${city.name} and the rest of ${city.county} County.`
  return (
    <Layout callToAction={{ heading: service.callToAction, lead, emergency }}>
      <Head title={metaTitle} description={metaDescription} preview={{ picture, title: `${title} in ${city.name}` }} />
      <ServiceData name={title} description={metaDescription} area={{ city: city.name, county: city.county }} />
      <LocalHero {...entry} />
      <LocalWork {...entry} />
      <LocalQuestions {...entry} />
      <Nearby {...entry} />
    </Layout>
  )
}
