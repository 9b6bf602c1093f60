import { floridaDay } from '../../content/schema/day.ts'
import { textHash } from '../../renderer/output/text-hash.ts'
import { type Answer, said } from './ask.ts'
import type { Watch } from './expected.ts'
import type { Findings } from './findings.ts'
import { partsOf } from './page-parts.ts'

/** Returns the headers that an address should have. */
export type ExpectedHeaders = (path: string) => Readonly<Record<string, string>>

/** Returns the JSON data that a page carries under an id; undefined without it. */
export const dataIn = (html: string, id: string): string | undefined =>
  new RegExp(`<script type="application/json"[^>]* id="${id}">(.*?)</script>`, 's').exec(html)?.[1]

/** Returns whether a page asks search engines to leave it out, as a preview does. */
export const isHidden = (html: string): boolean =>
  /<meta name="robots" content="[^"]*noindex/.test(html)

/** Reports offers and claims on a page whose last day is over. */
export const checkExpired = ({ body, url }: Answer, { at }: Findings): void => {
  for (const [, day = ''] of body.matchAll(/\sdata-until="([^"]*)"/g))
    if (day < floridaDay()) at(url.pathname).broken('expired', { day })
}

/** Returns whether a page is the one built for its address, whole and unchanged. */
const isPageOf = ({ body, headers, url }: Answer, hash: unknown): boolean => {
  const { title, canonical } = partsOf(body)
  return (
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    title !== '' &&
    URL.canParse(canonical) &&
    new URL(canonical).pathname === url.pathname &&
    /<\/html>\s*(<!--|<script\b|$)/.test(body) &&
    (typeof hash !== 'string' || textHash(body) === hash)
  )
}

const partsOfHeader = (value: string): string[] =>
  value.split(/[;,]/).flatMap((part) => part.replace(/\s+/g, ' ').trim() || [])

/** Reports headers that differ from the site's policy. */
export const checkHeaders = (
  { url, headers }: Answer,
  expected: ExpectedHeaders,
  { at }: Findings,
): void => {
  for (const [name, value] of Object.entries(expected(url.pathname))) {
    if (url.protocol !== 'https:' && name === 'Strict-Transport-Security') continue
    const [ours, theirs] = [partsOfHeader(value), partsOfHeader(headers.get(name) ?? '')]
    const missing = ours.filter((part) => !theirs.includes(part)).join('; ')
    const added = theirs.filter((part) => !ours.includes(part)).join('; ')
    const wrong = [
      ...(missing ? [` lacks "${missing}"`] : []),
      ...(added ? [` has "${added}", which is not ours`] : []),
    ].join(' and')
    if (wrong) at(url.pathname).broken('header', { name, wrong })
  }
}

/**
 * Reports the problems of a page; nothing more for a missing one.
 * @param hash of its title and text, if the deployed build lists it.
 */
export const checkPage = (
  answer: Answer,
  { expected: { phone }, findings }: Watch,
  expectedHeaders: ExpectedHeaders,
  hash: unknown,
): void => {
  const { status, failure, body, headers, url } = answer
  const { broken, warn } = findings.at(url.pathname)
  if (status !== 200) {
    if (failure) broken('noAnswer', { failure })
    else broken(status >= 500 ? 'serverFails' : 'noPage', { said: said(answer) })
    return
  }
  const other = partsOf(body).links.find((link) => link.startsWith('tel:') && link !== phone)
  if (other !== undefined) broken('otherPhone', { other, phone })
  else if (!isPageOf(answer, hash)) broken('otherPage')
  checkExpired(answer, findings)
  if (isHidden(body) || /noindex/i.test(headers.get('x-robots-tag') ?? '')) broken('hidden')
  if (!headers.has('content-encoding')) warn('uncompressed')
  checkHeaders(answer, expectedHeaders, findings)
}
