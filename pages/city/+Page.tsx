import { CityDifferences, CityHero, CityQuestions, CityServices, CityText } from '../../components/city/CityBlocks.tsx'
import { Head } from '../../components/head/Head.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { ExploreServices } from '../../components/marketing/ExploreServices.tsx'
import type { City } from '../../content/index.ts'

export const Page = ({ entry: city }: { entry: City }) => {
  const { name, theme, metaTitle, metaDescription, callToAction } = city
  const lead = 'We look, photograph and price it. The estimate is itemized, in writing and yours to keep.'
  return (
    <Layout callToAction={{ heading: callToAction, lead }}>
      <Head title={metaTitle} description={metaDescription} preview={{ picture: `city-${theme}`, title: `Roofing in ${name}` }} />
      <CityHero city={city} />
      <CityServices city={city} />
      <CityDifferences city={city} />
      <CityText city={city} />
      <CityQuestions city={city} />
      <ExploreServices />
    </Layout>
  )
}
