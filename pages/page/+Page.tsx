import { ContentBody } from '../../components/content/Prose.tsx'
import { Head } from '../../components/head/Head.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import type { Entry } from '../../renderer/content/entries.ts'

export const Page = ({ entry }: { entry: Entry<'page'> }) => {
  const { heading, lead, metaTitle, metaDescription, picture, callToAction, Body } = entry
  return (
    <Layout callToAction={{ heading: callToAction }}>
      <Head title={metaTitle} description={metaDescription} preview={{ picture, title: heading }} />
      <PageHero above={<Breadcrumbs />} heading={heading} lead={lead} picture={picture} />
      <ContentBody>
        <Body />
      </ContentBody>
    </Layout>
  )
}
