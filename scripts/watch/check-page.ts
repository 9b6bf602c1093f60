import { floridaDay } from '../../content/schema/day.ts'
import { textHash } from '../../renderer/output/text-hash.ts'
import { partsOf } from '../report/built-site.ts'
import { type Answer, said } from './ask.ts'
import { broken, type Finding, warning } from './findings.ts'

/** What a page should be like. */
export type ExpectedPage = {
  headers: Readonly<Record<string, string>>
  /** The only phone number of the site, as in `tel:+13055550142`. */
  phone: string
  /** Of its title and text, if the deployed build says it. */
  hash: unknown
}

/** The data that a page carries under an id, as JSON; undefined without it. */
export const dataIn = (html: string, id: string): string | undefined =>
  new RegExp(`<script type="application/json"[^>]* id="${id}">(.*?)</script>`, 's').exec(html)?.[1]

/** Whether a page asks search engines to leave it out, as those of a preview do. */
export const isHidden = (html: string): boolean =>
  /<meta name="robots" content="[^"]*noindex/.test(html)

/** The offers and claims that a page still has, and whose last day is over. */
export const expiredFindings = ({ body }: Answer): Finding[] =>
  [...body.matchAll(/\sdata-until="([^"]*)"/g)].flatMap(([, day = '']) =>
    day < floridaDay() ? broken('expired', { day }) : [],
  )

/** Whether this is the page that was built for its address, whole and unchanged. */
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

function* contentFindings(answer: Answer, { phone, hash }: ExpectedPage): Generator<Finding> {
  const { body, headers } = answer
  const other = partsOf(body).links.find((link) => link.startsWith('tel:') && link !== phone)
  if (other !== undefined) yield broken('otherPhone', { other, phone })
  else if (!isPageOf(answer, hash)) yield broken('otherPage')
  yield* expiredFindings(answer)
  if (isHidden(body) || /noindex/i.test(headers.get('x-robots-tag') ?? '')) yield broken('hidden')
  if (!headers.has('content-encoding')) yield warning('uncompressed')
}

const partsOfHeader = (value: string): string[] =>
  value.split(/[;,]/).flatMap((part) => part.replace(/\s+/g, ' ').trim() || [])

/** Where the headers of an answer are not those of the site's policy. */
export const headerFindings = (
  { url, headers }: Answer,
  expected: ExpectedPage['headers'],
): Finding[] =>
  Object.entries(expected).flatMap(([name, value]) => {
    if (url.protocol !== 'https:' && name === 'Strict-Transport-Security') return []
    const [ours, theirs] = [partsOfHeader(value), partsOfHeader(headers.get(name) ?? '')]
    const missing = ours.filter((part) => !theirs.includes(part))
    const added = theirs.filter((part) => !ours.includes(part))
    const lacks = missing.length > 0 ? ` lacks "${missing.join('; ')}"` : ''
    const has = added.length > 0 ? ` has "${added.join('; ')}", which is not ours` : ''
    const wrong = `${lacks}${lacks && has && ' and'}${has}`
    return wrong ? broken('header', { name, wrong }) : []
  })

/** What is wrong with a page. One that is not there has nothing more to say. */
export const pageFindings = (answer: Answer, expected: ExpectedPage): Finding[] => {
  const { status, failure } = answer
  if (failure) return [broken('noAnswer', { failure })]
  return status === 200
    ? [...contentFindings(answer, expected), ...headerFindings(answer, expected.headers)]
    : [broken(status >= 500 ? 'serverFails' : 'noPage', { said: said(answer) })]
}
