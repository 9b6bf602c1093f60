import { type Addressable, linkedPages } from '../../renderer/content/addresses.ts'
import { pageIn, titleOf } from '../../renderer/content/pages.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { CallLink } from '../contact/ContactButtons.tsx'
import { Prose } from '../content/Prose.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { SavedCopy } from './SavedCopy.tsx'

/** The pages that a browser keeps for whoever reads any page, the most urgent first. */
const useKeptPages = () => {
  const { services, collections, home } = useSite()
  const contact = collections.page.filter(({ slug }) => slug === linkedPages.contact.slug)
  return [...services.filter(({ emergency }) => emergency), ...contact, home]
}

/**
 * Stands in for a page that the browser has not kept. The build reads from its list what browsers
 * have to keep, and the service worker adds the other pages that this one has.
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
              {useKeptPages().map((page) => (
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
