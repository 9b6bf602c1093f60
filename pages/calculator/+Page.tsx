import { ContentBody } from '../../components/content/Prose.tsx'
import { Head } from '../../components/head/Head.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import type { Entry } from '../../renderer/content/entries.ts'

export const Page = ({ entry }: { entry: Entry<'calculator'> }) => {
  const { heading, lead, metaTitle, metaDescription, callToAction, Body } = entry
  return (
    <Layout callToAction={{ heading: callToAction }}>
      <Head
        title={metaTitle}
        description={metaDescription}
        preview={{ picture: 'roof-replacement', title: heading }}
      />
      <PageHero above={<Breadcrumbs />} heading={heading} lead={lead} />
      <ContentBody>
        <Body />
      </ContentBody>
    </Layout>
  )
}
