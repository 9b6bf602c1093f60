import { defaultLanguage, languageAt, originalAddress } from '../../content/schema/languages.ts'
import { publishedFile, redirectsFile } from '../../content/schema/redirects.ts'
import { canonicalPath, decodedPath } from '../../content/schema/site-paths.ts'
import { type CheckInput, problemAt } from '../../renderer/content/content-folder.ts'
import { nearest } from '../../renderer/content/nearest.ts'
import {
  addressesIn,
  allRedirects,
  deadAddresses,
  pairAt,
  publishedIn,
  redirectsIn,
} from '../../renderer/content/redirects.ts'
import type { SitePage } from '../../renderer/content/site-pages.ts'
import type { Check } from './rule.ts'

const publishedOf = ({ files }: CheckInput): string[] =>
  publishedIn(files.find(({ path }) => path === publishedFile))

/** The address above another: `/guides` of `/guides/permits`. */
const above = (address: string): string => address.replace(/\/[^/]*$/, '')

/** Whether another dead address explains this one: that of the original, or of half of a pair. */
const follows = (address: string, dead: ReadonlySet<string>): boolean =>
  (languageAt(address) !== defaultLanguage && dead.has(originalAddress(address))) ||
  (pairAt(address)?.parts ?? []).some((part) => dead.has(part))

/**
 * The page that most likely took the place of one: a new one in the same folder, or the one in
 * another language, or else the one above it.
 */
const successorOf = (address: string, pages: readonly SitePage[], known: ReadonlySet<string>) => {
  const present = new Set(pages.map((page) => page.address))
  if (present.has(originalAddress(address))) return originalAddress(address)
  const fresh = [...present].filter((one) => !known.has(one) && above(one) === above(address))
  const renamed = nearest(address, fresh) ?? (fresh.length === 1 ? fresh[0] : undefined)
  return renamed ?? (present.has(above(address)) ? above(address) : '/')
}

/** The address in a line of redirects.yaml that may be wrong: `https://example.com/Old/` is `/old`. */
const addressMeant = (written: string): string =>
  canonicalPath(decodedPath(written.replace(/^https?:\/\/[^/]*|[?#].*$/g, '').replace(/^\/?/, '/')))

/** Whoever knows an address that was public must still get somewhere. */
export const checkPublished: Check = (content) => {
  const file = content.files.find(({ path }) => path === redirectsFile)
  if (file?.data === undefined) return []
  const published = publishedOf(content)
  const { sitePages } = content
  const redirects = allRedirects(redirectsIn(file), published, sitePages)
  const dead = new Set(deadAddresses(published, redirects, sitePages))
  const known = new Set(published)
  // A line that is not written as it must be is reported itself.
  const meant = new Set(addressesIn(file).map(addressMeant))
  return [...dead]
    .filter((address) => !follows(address, dead) && !meant.has(address))
    .map((from) =>
      problemAt(
        file,
        ['redirects'],
        `${from} was public and is gone; add a line that says where its visitors go, such as:\n  - { from: ${from}, to: ${successorOf(from, sitePages, known)} }`,
      ),
    )
}

/** How many pages published.yaml does not have yet, in sentences. */
export const describePublished = (content: CheckInput): string[] => {
  const known = new Set(publishedOf(content))
  const fresh = content.sitePages.filter(({ address }) => !known.has(address))
  return fresh.length === 0
    ? []
    : [
        `${publishedFile} lacks ${fresh.length} of the pages; once they are public, npm run note-published adds them.`,
      ]
}
