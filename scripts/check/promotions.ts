import { floridaDay, isDay } from '../../content/schema/day.ts'
import type { CheckInput, ContentFile, Fields } from '../../renderer/content/content-folder.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { asWarning, atField } from './problems.ts'
import type { Rule } from './rule.ts'

const namesOfPages =
  /\b(?:inspect(?:ions?|ors?)|emergenc(?:y|ies)|insur(?:ance|ers?)|claims?|wind[ -]mitigation)\b/i

const offers = ({ slides }: Fields): unknown[] =>
  (Array.isArray(slides) ? slides : []).map((slide) => slide?.offer)

/** Why a page is about inspections, emergencies or insurance, by its declared fields or its name. */
const restricted = ({ entry, fields, body }: ContentFile): string | undefined => {
  const { emergency, priced, title, heading } = fields
  if (emergency === true) return 'an emergency page, by its `emergency: true`'
  if (entry?.kind === 'service' && priced === 'free')
    return 'an inspection page, by its `priced: free`'
  if (body.includes('<ClaimNotice') || JSON.stringify(fields).includes('"claimNotice":true'))
    return 'about insurance claims, by its claim notice'
  const [offer] = offers(fields).filter((one) => one === 'inspection' || one === 'emergency')
  if (offer) return `an ${offer} page, by a slide with \`offer: ${offer}\``
  const [word] = namesOfPages.exec(`${entry?.slug ?? ''} ${title} ${heading}`) ?? []
  return word && `an inspection, emergency or insurance page, by the "${word}" in its name`
}

function* wrongPages(
  file: ContentFile,
  name: string,
  pages: unknown,
  { files, sitePages }: CheckInput,
): Generator<Problem> {
  for (const [index, address] of (Array.isArray(pages) ? pages : []).entries()) {
    const [path] = sitePages.find((page) => page.address === address)?.files ?? []
    const page = files.find((one) => one.path === path)
    const why = page && restricted(page)
    const says = `${address} is ${why}, and Florida law restricts inducements there (s. 489.147(2)(b), content/facts.md 1.7, item 4): take it off this list`
    if (why) yield atField(file, ['promotions', name, 'pages', index], says)
  }
}

/** An end so long ago is a mistyped year, not a promotion that ended lately. In days. */
const longAgo = 60

/** An end so far away is a mistyped year too. In days. */
const farAway = 2 * 365

const daysSince = (day: string, today: string): number =>
  (Date.parse(today) - Date.parse(day)) / (24 * 60 * 60 * 1000)

function* wrongEnd(
  file: ContentFile,
  group: string,
  name: string,
  validUntil: unknown,
): Generator<Problem> {
  const today = floridaDay()
  const field = [group, name, 'validUntil']
  if (!isDay(validUntil)) return
  // A claim may hold for many years, such as one about a license.
  const tooFar = `${validUntil} is more than two years away: correct the year, or delete the line if there is no end`
  if (group === 'promotions' && daysSince(today, validUntil) > farAway)
    yield asWarning(atField(file, field, tooFar))
  if (validUntil >= today) return
  const otherYear = `${validUntil} is in an earlier year, so no page shows this: correct the year, or delete "${name}"`
  const past = `${validUntil} has passed, so no page shows this: write a later day, or delete "${name}"`
  const isOtherYear = validUntil.slice(0, 4) < today.slice(0, 4)
  yield isOtherYear && daysSince(validUntil, today) > longAgo
    ? atField(file, field, otherYear)
    : asWarning(atField(file, field, past))
}

/** Promotions stand only where the law allows them, and nothing vanishes because its day has passed. */
export const checkPromotions: Rule = function* (content) {
  const file = content.files.find(({ path }) => path === 'content/business.yaml')
  for (const group of ['promotions', 'claims'])
    for (const [name, fields] of Object.entries((file?.fields[group] ?? {}) as Fields)) {
      const { pages, validUntil } = (fields ?? {}) as Fields
      if (!file) return
      if (group === 'promotions') yield* wrongPages(file, name, pages, content)
      yield* wrongEnd(file, group, name, validUntil)
    }
}
