import { Layout } from '../../components/layout/Layout.tsx'
import { ServiceData } from '../../renderer/head/CompanyData.tsx'
import { Head } from '../../renderer/head/Head.tsx'
import type { Data } from './+data.ts'
import { LocalHero, LocalQuestions, LocalWork, Nearby } from './parts.tsx'

export const Page = (data: Data) => {
  const { service, city } = data
  const path = `/services/${service.slug}/${city.slug}`
  const emergency = service.emergency ?? false
  const lead = `We answer the phone for ${city.name} and the rest of ${city.county} County.`
  return (
    <Layout path={path} callToAction={{ heading: service.callToAction, lead, emergency }}>
      <Head
        title={service.metaTitle}
        description={service.metaDescription}
        path={path}
        preview={{ picture: service.picture, title: `${service.title} in ${city.name}` }}
      />
      <ServiceData name={service.title} description={service.metaDescription} path={path} area={{ city: city.name, county: city.county }} />
      <LocalHero {...data} />
      <LocalWork {...data} />
      <LocalQuestions {...data} />
      <Nearby {...data} />
    </Layout>
  )
}
