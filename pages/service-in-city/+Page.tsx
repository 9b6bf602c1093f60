import { placeNames } from '../../components/city/place-names.ts'
import { ServiceData } from '../../components/head/CompanyData.tsx'
import { Head } from '../../components/head/Head.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { LocalPage } from '../../components/service-in-city/LocalPage.tsx'
import { say } from '../../content/schema/message.ts'
import type { ServiceInCity } from '../../renderer/content/entries.ts'
import { titleOf } from '../../renderer/content/pages.ts'
import { useWords } from '../../renderer/server/use-words.ts'

export const Page = ({ entry }: { entry: ServiceInCity }) => {
  const {
    title,
    picture,
    metaTitle,
    metaDescription,
    callToAction,
    emergency = false,
  } = entry.service
  const { name: city, county } = entry.city
  const lead = say(useWords('service-in-city').callToAction, placeNames(entry.city))
  return (
    <Layout callToAction={{ heading: callToAction, lead, emergency }}>
      <Head
        title={metaTitle}
        description={metaDescription}
        preview={{ picture, title: titleOf(entry) }}
      />
      <ServiceData name={title} description={metaDescription} area={{ city, county }} />
      <LocalPage entry={entry} />
    </Layout>
  )
}
