import { ContentBody } from '../../components/content/Prose.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import type { PageProps } from '../../renderer/content/entries.ts'

export const Page = ({ entry, Body }: PageProps<'calculator'>) => {
  const { heading, lead, callToAction } = entry
  return (
    <Layout callToAction={{ heading: callToAction }}>
      <PageHero heading={heading} lead={lead} short />
      <ContentBody>
        <Body />
      </ContentBody>
    </Layout>
  )
}
