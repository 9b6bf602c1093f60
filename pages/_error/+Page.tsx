import { CallLink } from '../../components/contact/ContactButtons.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { kinds, pairKinds } from '../../content/schema/kinds.ts'
import { addressIn } from '../../content/schema/languages.ts'
import { notFoundIn } from '../../content/schema/site-paths.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import styles from './NotFound.module.css'

/** The not-found page. components/layout/leave-not-found-page.ts reads its attributes. */
export const Page = () => {
  const { language } = useCurrentPage()
  const { shareTitle, callToAction, heading, lead, home, siteMap, ...head } = useWords('not-found')
  const pairs = pairKinds.map((kind) => addressIn(language, kinds[kind].address('*', '*')))
  return (
    <Layout
      {...head}
      preview={{ title: shareTitle }}
      hidden
      callToAction={{ heading: callToAction }}
    >
      <section
        className={`section ${styles.notFound}`}
        data-not-found={notFoundIn(language)}
        data-leave={pairs.join(' ')}
      >
        <div className="wrap">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <div className={`row below ${styles.ways}`}>
            <ButtonLink href={usePageAddress({ kind: 'home' })} size="large">
              {home}
            </ButtonLink>
            <ButtonLink href={usePageAddress(linkedPages.siteMap)} look="line" size="large">
              {siteMap}
            </ButtonLink>
            <CallLink look="line" size="large" />
          </div>
        </div>
      </section>
    </Layout>
  )
}
