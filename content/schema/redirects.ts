import { type Static, Type } from 'typebox'
import * as field from './fields.ts'

/** The file that says where the visitors of pages that are gone are sent. */
export const redirectsFile = 'content/redirects.yaml'
/** The file of all addresses that were ever public. */
export const publishedFile = 'content/published.yaml'

/** An address of this site without signs that mean more to a host: `/old/*` or `/:name`. */
const ownPath = `^/(?:(?![?#$*:;[\\]])${field.addressCharacter})*$`

/** What the two fields of a line look like. */
export const redirectPatterns = { from: ownPath, to: field.redirectTarget } as const

const redirect = field.group(
  {
    from: Type.String({
      description:
        'An address of this site where no page is anymore, such as "/old-guide": lower-case, without signs such as "?", "#" and "*", or a slash at its end. Translations of the page and, for a service or a city, its pages about one in the other follow by themselves.',
      pattern: redirectPatterns.from,
    }),
    to: Type.String({
      description:
        'The page its visitors go to, such as "/guides", or an address elsewhere that begins with "https://".',
      pattern: redirectPatterns.to,
    }),
  },
  'One address that is gone, and where its visitors go.',
)

export const redirectsSchema = field.group(
  { redirects: field.list(redirect, 'The addresses that are gone, in any order.', 0) },
  `${redirectsFile}: where the visitors of pages that are gone are sent.`,
)

export const publishedSchema = field.group(
  {
    addresses: field.list(
      Type.String({ description: 'The address of a page, such as "/about".', pattern: ownPath }),
      'The addresses. They are only ever added: visitors and search engines remember them.',
      0,
    ),
  },
  `${publishedFile}: every address that was ever public. npm run note-published adds to it.`,
)

export type Redirect = Static<typeof redirect>
