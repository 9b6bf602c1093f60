import { CallLink } from '../../components/contact/ContactButtons.tsx'
import styles from '../../components/layout/Layout.module.css'
import { Layout } from '../../components/layout/Layout.tsx'
import { menuLinks } from '../../components/layout/Navigation.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { LinkSection } from '../../components/ui/Lists.tsx'
import { kinds } from '../../content/schema/kinds.ts'
import { addressIn } from '../../content/schema/languages.ts'
import { notFoundIn } from '../../content/schema/site-paths.ts'
import { useCurrentPage, usePageAddress, useWords } from '../../renderer/server/current-page.tsx'

/** The not-found page. components/layout/leave-not-found-page.ts reads its attributes. */
export const Page = () => {
  const { language, site } = useCurrentPage()
  const { callToAction, heading, lead, leak, home, links, ...head } = useWords('not-found')
  const homePage = usePageAddress({ kind: 'home' })
  const labels = new Map(
    (['header', 'plan'] as const).flatMap((menu) =>
      menuLinks(menu, site).map(({ href, label }) => [href, label] as const),
    ),
  )
  labels.delete(homePage)
  const localPages = addressIn(language, kinds['service-in-city'].address('*', '*'))
  return (
    <Layout head={{ ...head, hidden: true }} callToAction={{ heading: callToAction }}>
      <div
        className={styles.notFound}
        data-part="not-found"
        data-not-found={notFoundIn(language)}
        data-leave={localPages}
      >
        <PageHero heading={heading} lead={lead} picture="roof-repair">
          <p className="below-s">{leak}</p>
          <div className="cluster below">
            <ButtonLink href={homePage} size="large">
              {home}
            </ButtonLink>
            <CallLink look="line" size="large" />
          </div>
        </PageHero>
        <LinkSection
          heading={links}
          links={Array.from(labels, ([href, label]) => ({ href, label }))}
        />
      </div>
    </Layout>
  )
}
