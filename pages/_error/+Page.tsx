import { Layout } from '../../components/layout/Layout.tsx'
import { CallLink } from '../../components/marketing/CallLink.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { business } from '../../content/index.ts'
import { Head } from '../../renderer/head/Head.tsx'
import styles from './NotFound.module.css'

export const Page = () => (
  <Layout path="/404" callToAction={{ heading: 'A roof problem is easier to find.' }}>
    <Head
      title={`404: page not found | ${business.name}`}
      description="This page does not exist. Go back to the home page, or look through the site map for the page you need."
      path="/404"
      preview={{ title: 'Page not found' }}
      hidden
    />
    <section className={`section ${styles.notFound}`} data-not-found="">
      <div className="wrap">
        <h1>404</h1>
        <p className="lead">Oops! Page not found</p>
        <div className={`row below ${styles.ways}`}>
          <ButtonLink href="/" size="large">
            Return to Home
          </ButtonLink>
          <ButtonLink href="/sitemap" look="line" size="large">
            Open the site map
          </ButtonLink>
          <CallLink look="line" size="large" />
        </div>
      </div>
    </section>
  </Layout>
)
