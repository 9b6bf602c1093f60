import { GuidePage } from '../../components/guide/GuidePage.tsx'
import { Head } from '../../components/head/Head.tsx'
import { ArticleData } from '../../components/head/StructuredData.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import type { Guide } from '../../renderer/content/entries.ts'

export const Page = ({ entry: guide }: { entry: Guide }) => {
  const { title, picture, metaTitle, metaDescription, callToAction } = guide
  return (
    <Layout callToAction={{ heading: callToAction }}>
      <Head title={metaTitle} description={metaDescription} preview={{ picture, title }} />
      <ArticleData guide={guide} />
      <GuidePage guide={guide} />
    </Layout>
  )
}
