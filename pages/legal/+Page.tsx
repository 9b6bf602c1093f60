import { LegalText } from '../../components/content/Chapters.tsx'
import { Head } from '../../components/head/Head.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import type { Entry } from '../../renderer/content/entries.ts'

export const Page = ({
  entry: { title, lead, metaTitle, metaDescription, Body },
}: {
  entry: Entry<'legal'>
}) => (
  <Layout>
    <Head title={metaTitle} description={metaDescription} preview={{ title }} />
    <PageHero above={<Breadcrumbs />} heading={title} lead={lead} />
    <section className="section">
      <LegalText Body={Body} />
    </section>
  </Layout>
)
