import { type Static, Type } from 'typebox'
import * as field from './fields.ts'

/** The file of redirects from pages that no longer exist. */
export const redirectsFile = 'content/redirects.yaml'
/** The file of all addresses that have ever been public. */
export const publishedFile = 'content/published.yaml'

/** An address of this site without characters special to a host, as in `/old/*` or `/:name`. */
const ownPath = `^/(?:(?![?#$*:;[\\]])(?:${field.addressCharacter}| (?=\\S)))*$`

/** The patterns of a redirect's two fields. */
export const redirectPatterns = { from: ownPath, to: field.redirectTarget } as const

const redirect = field.group('One address that is gone, and where its visitors go.', {
  from: Type.String({
    description:
      'An address of this site that no longer has a page, such as "/old-guide", "/index.php" or "/Our Roofs", as visitors ask for it: without "?", "#", "*" and a slash at the end. Its translations are redirected too and, for a service or a city, its pages about one in the other.',
    pattern: redirectPatterns.from,
  }),
  to: Type.String({
    description:
      'The page its visitors go to, or a part of it, such as "/guides" or "/#contact", or an address elsewhere that begins with "https://".',
    pattern: redirectPatterns.to,
  }),
})

export const redirectsSchema = field.group(
  `${redirectsFile}: where the visitors of pages that are gone are sent.`,
  // The check of addresses tells one that is redirected twice.
  { redirects: Type.Array(redirect, { description: 'Each address that is gone, once.' }) },
)

export const publishedSchema = field.group(
  `${publishedFile}: every address that has ever been public. npm run note-published adds to it.`,
  {
    addresses: field.list(
      Type.String({
        description:
          'The address of a page, such as "/about". Never remove one: visitors and search engines remember them.',
        pattern: ownPath,
      }),
      0,
    ),
  },
)

export type Redirect = Static<typeof redirect>
