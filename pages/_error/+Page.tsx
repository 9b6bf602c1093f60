import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { Head } from '../../renderer/Head.tsx'

export const Page = () => (
  <Layout
    path="/404"
    callToAction={{
      heading: 'A roof problem is easier to find.',
      lead: 'A free 12-point inspection comes with photos, a written report and a price, with no obligation.',
    }}
  >
    <Head
      title="404: page not found | Saltwind Roofing"
      description="This page does not exist. Go back to the home page, or look through the site map for the page you need."
      path="/404"
    />
    <PageHero heading="404" lead="Oops! Page not found">
      <div className="row below">
        <ButtonLink href="/" look="primary" size="large">
          Return to Home
        </ButtonLink>
        <ButtonLink href="/sitemap" look="line" size="large">
          Open the site map
        </ButtonLink>
      </div>
    </PageHero>
  </Layout>
)
