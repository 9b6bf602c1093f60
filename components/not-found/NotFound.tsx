import { kinds, pairKinds } from '../../content/schema/kinds.ts'
import { addressIn, type Language } from '../../content/schema/languages.ts'
import { notFoundIn } from '../../content/schema/site-paths.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { CallLink } from '../contact/ContactButtons.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './NotFound.module.css'

/**
 * Patterns of addresses made from two entries. An unknown one is replaced by this page's address
 * (leave-not-found-page.ts).
 */
const pairPatterns = (language: Language) =>
  pairKinds.map((kind) => addressIn(language, kinds[kind].address('*', '*'))).join(' ')

/** The not-found page. */
export const NotFound = () => {
  const { language } = useCurrentPage()
  const { heading, lead, home, siteMap } = useWords('not-found')
  return (
    <section
      className={`section ${styles.notFound}`}
      data-not-found={notFoundIn(language)}
      data-leave={pairPatterns(language)}
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
  )
}
