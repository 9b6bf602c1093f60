import { pageGroups } from '../../content/schema/kind-of-files.ts'
import { kinds } from '../../content/schema/kinds.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { type AnySummary, pagesIn, titleOf } from '../../renderer/content/pages.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkGroups } from '../ui/Links.tsx'

/**
 * A service in a city is listed only if its city features it; the city page links to all of them.
 */
const isListed = (entry: AnySummary): boolean =>
  entry.kind !== 'service-in-city' ||
  (entry.city.featuredServices ?? []).includes(entry.service.slug)

/** The site map for people: every page, grouped. */
export const SiteLinks = () => {
  const { address, language } = useCurrentPage()
  const { groups } = useWords('site-map')
  const listed = pagesIn(language).filter(isListed)
  const links = (entries: readonly AnySummary[]) =>
    entries
      .map((entry) => ({ href: addressOf(entry), label: titleOf(entry) }))
      .filter(({ href }) => href !== address)
  return (
    <LinkGroups
      wide
      groups={pageGroups.map((group) => ({
        heading: groups[group],
        links: links(listed.filter(({ kind }) => kinds[kind].group === group)),
      }))}
    />
  )
}
