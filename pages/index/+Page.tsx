import { Layout } from '../../components/layout/Layout.tsx'
import { HomeHero } from '../../components/marketing/HomeHero.tsx'
import { TrustFacts } from '../../components/marketing/TrustFacts.tsx'
import { Head } from '../../renderer/Head.tsx'
import type { Data } from './+data.ts'
import { Areas, Emergency, HomeForm, HomeServices } from './parts.tsx'

export const Page = ({ page, services }: Data) => (
  <Layout
    path="/"
    callToAction={{
      heading: page.callToAction ?? page.heading,
      lead: 'A free 12-point inspection comes with photos, a written report and a price, with no obligation.',
    }}
  >
    <Head title={page.metaTitle} description={page.metaDescription} path="/" />
    <HomeHero heading={page.heading} lead={page.lead} picture={page.picture ?? 'hero-1'} />
    <TrustFacts />
    <HomeServices services={services} />
    <Emergency />
    <Areas />
    <HomeForm />
  </Layout>
)
