import { Prose } from '../../components/content/Prose.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { Head } from '../../renderer/head/Head.tsx'
import type { Data } from './+data.ts'

export const Page = ({ calculator: { slug, title, heading, lead, metaTitle, metaDescription, callToAction, Body } }: Data) => (
  <Layout path={`/${slug}`} callToAction={{ heading: callToAction }}>
    <Head title={metaTitle} description={metaDescription} path={`/${slug}`} preview={{ title: heading }} />
    <PageHero above={<Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />} heading={heading} lead={lead} />
    <section className="section">
      <div className="wrap">
        <Prose>
          <Body />
        </Prose>
      </div>
    </section>
  </Layout>
)
