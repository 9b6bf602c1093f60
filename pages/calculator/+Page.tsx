import { Words } from '../../components/content/Words.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { Promotions } from '../../components/marketing/Promotions.tsx'
import { Head } from '../../renderer/head/Head.tsx'
import type { Data } from './+data.ts'

export const Page = ({ calculator: { slug, title, heading, lead, metaTitle, metaDescription, callToAction, Body } }: Data) => (
  <Layout path={`/${slug}`} callToAction={{ heading: callToAction }}>
    <Head title={metaTitle} description={metaDescription} path={`/${slug}`} preview={{ picture: 'roof-replacement', title: heading }} />
    <PageHero
      above={<Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />}
      heading={heading}
      lead={lead}
      beside={<Promotions path={`/${slug}`} />}
    />
    <Words>
      <Body />
    </Words>
  </Layout>
)
