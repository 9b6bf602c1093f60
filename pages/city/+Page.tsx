import { Layout } from '../../components/layout/Layout.tsx'
import { ExploreServices } from '../../components/marketing/ExploreServices.tsx'
import { Head } from '../../renderer/head/Head.tsx'
import type { Data } from './+data.ts'
import { CityDifferences, CityHero, CityQuestions, CityServices, CityText } from './parts.tsx'

export const Page = (data: Data) => {
  const { slug, name, theme, metaTitle, metaDescription, callToAction } = data.city
  const path = `/locations/${slug}`
  const lead = 'We look, photograph and price it. The estimate is itemized, in writing and yours to keep.'
  return (
    <Layout path={path} callToAction={{ heading: callToAction, lead }}>
      <Head title={metaTitle} description={metaDescription} path={path} preview={{ picture: `city-${theme}`, title: `Roofing in ${name}` }} />
      <CityHero {...data} />
      <CityServices {...data} />
      <CityDifferences {...data} />
      <CityText {...data} />
      <CityQuestions {...data} />
      <ExploreServices />
    </Layout>
  )
}
