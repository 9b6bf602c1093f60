import { type Addressable, linkedPages } from '../../renderer/content/addresses.ts'
import { pageIn, titleOf } from '../../renderer/content/pages.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { CallLink } from '../contact/ContactButtons.tsx'
import { Prose } from '../content/Prose.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { Say } from '../ui/Say.tsx'
import styles from './saved-copy.css?url'

/** The pages that a browser caches for whoever reads any page, the most urgent first. */
const useCachedPages = () => {
  const { services, collections, home } = useSite()
  const contact = collections.page.filter(({ slug }) => slug === linkedPages.contact.slug)
  return [...services.filter(({ emergency }) => emergency), ...contact, home]
}

/**
 * The line that the service worker puts above a page from the cache (page-text.ts), with its own
 * styles: pages have only those that they use.
 */
const SavedCopy = () => {
  const { savedCopy, call } = useWords('offline')
  return (
    <template id="saved-copy">
      <link rel="stylesheet" href={styles} />
      <p className="saved-copy" role="status">
        <Say message={savedCopy} values={{ date: <data value="saved" /> }} /> {call}
      </p>
    </template>
  )
}

/**
 * The fallback for a page that the browser has not cached. The build reads from its list what
 * browsers have to cache, and the service worker adds the other pages that this one has.
 */
export const OfflinePage = () => {
  const { language } = useCurrentPage()
  const { heading, lead, kept } = useWords('offline')
  const pageOf = (page: Addressable) => pageIn(language, page)
  return (
    <>
      <PageHero heading={heading} lead={lead} emergency>
        <div className="row below">
          <CallLink look="light" size="large" />
        </div>
      </PageHero>
      <section className="section">
        <div className="wrap">
          <Prose>
            <h2>{kept}</h2>
            <ul id="kept-pages">
              {useCachedPages().map((page) => (
                <li key={pageOf(page)}>
                  <a href={pageOf(page)}>{titleOf(page)}</a>
                </li>
              ))}
            </ul>
          </Prose>
        </div>
      </section>
      <SavedCopy />
    </>
  )
}
