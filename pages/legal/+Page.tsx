import { LegalText } from '../../components/content/LegalText.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { Head } from '../../renderer/head/Head.tsx'
import type { Data } from './+data.ts'

export const Page = ({ legal: { slug, title, lead, metaTitle, metaDescription, Body } }: Data) => (
  <Layout path={`/${slug}`}>
    <Head title={metaTitle} description={metaDescription} path={`/${slug}`} preview={{ title }} />
    <PageHero above={<Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />} heading={title} lead={lead} />
    <section className="section">
      <LegalText Body={Body} />
    </section>
  </Layout>
)
