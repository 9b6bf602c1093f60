import { CityPage } from '../../components/city/CityPage.tsx'
import { placeNames } from '../../components/city/place-names.ts'
import { Head } from '../../components/head/Head.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { say } from '../../content/schema/message.ts'
import type { City } from '../../renderer/content/entries.ts'
import { useWords } from '../../renderer/server/use-words.ts'

export const Page = ({ entry: city }: { entry: City }) => {
  const { theme, metaTitle, metaDescription, callToAction } = city
  const { hero, callToAction: lead } = useWords('city')
  const names = placeNames(city)
  return (
    <Layout callToAction={{ heading: callToAction, lead: say(lead, names) }}>
      <Head
        title={metaTitle}
        description={metaDescription}
        preview={{ picture: `city-${theme}`, title: say(hero.heading, names) }}
      />
      <CityPage city={city} />
    </Layout>
  )
}
