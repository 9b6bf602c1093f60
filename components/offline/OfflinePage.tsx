import { offlinePages, pageIn, titleOf } from '../../renderer/content/pages.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import { CallLink } from '../contact/ContactButtons.tsx'
import { Prose } from '../content/Prose.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { Block } from '../ui/Block.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Say } from '../ui/Say.tsx'

/**
 * The fallback for a page that the browser has not cached, with links to those that every browser
 * caches. Its template is the line that the service worker puts above a page from the cache.
 */
export const OfflinePage = () => {
  const { heading, lead, again, savedPages, savedCopy, call } = useWords('offline')
  const site = useSite()
  const cached = offlinePages(site).map((page) => pageIn(site, page))
  return (
    <>
      <PageHero heading={heading} lead={lead}>
        <div className="cluster below">
          <CallLink look="primary" size="large" />
          {/* Reloads the page that could not be loaded, because the fallback has its address. */}
          <ButtonLink href="" look="line" size="large">
            {again}
          </ButtonLink>
        </div>
      </PageHero>
      <Block>
        <Prose>
          <h2>{savedPages}</h2>
          <ul>
            {cached.map((href) => (
              <li key={href}>
                <a href={href}>{titleOf(site, href)}</a>
              </li>
            ))}
          </ul>
        </Prose>
      </Block>
      <template id="saved-copy">
        <p className="banner" role="status">
          <Say message={savedCopy} values={{ date: <data value="saved" /> }} /> {call}
        </p>
      </template>
    </>
  )
}
