import { Prose } from '../../components/content/Prose.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { Head } from '../../renderer/Head.tsx'
import type { Data } from './+data.ts'

export const Page = ({ page }: Data) => {
  const { slug, title, heading, lead, metaTitle, metaDescription, picture, callToAction, Body } = page
  const action = {
    heading: callToAction ?? 'Know what your roof needs before the season does.',
    lead: 'A free 12-point inspection comes with photos, a written report and a price, with no obligation.',
  }
  return (
    <Layout path={`/${slug}`} callToAction={action}>
      <Head title={metaTitle} description={metaDescription} path={`/${slug}`} />
      <PageHero above={<Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />} heading={heading} lead={lead} picture={picture} />
      <section className="section">
        <div className="wrap">
          <Prose>
            <Body />
          </Prose>
        </div>
      </section>
    </Layout>
  )
}
