import { floridaDay, isDay } from '../../../content/schema/day.ts'
import { entriesIn, itemsIn, recordOf } from '../../is-record.ts'
import { type ContentFile, filesOfKind } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import type { Problem } from '../problem.ts'
import type { Node } from '../schema-nodes.ts'
import { businessFile } from './context.ts'
import { asWarning, atField } from './problems.ts'
import { type ContentRule, ruleOf } from './rule.ts'

/** Factors that are less than those of the option before. */
function* wrongOrder(file: ContentFile): Generator<Problem> {
  const { properties: groups = {} }: Node = file.schema ?? {}
  for (const [group, { growing, properties = {} }] of Object.entries(groups)) {
    const options = growing ? Object.keys(properties) : []
    const factors = recordOf(file.fields[group])
    for (const [index, option] of options.entries()) {
      const before = options[index - 1] ?? option
      const says = `${factors[option]} is less than the ${factors[before]} of "${before}": correct one of them`
      if (Number(factors[option]) < Number(factors[before]))
        yield asWarning(atField(file, [group, option], says))
    }
  }
}

/** Reports prices and factors of a file that contradict each other, or a date in the future. */
function* wrongIn(file: ContentFile): Generator<Problem> {
  const { since } = file.fields
  const early = `${since} is still to come; correct it, unless these prices go public on that day`
  if (isDay(since) && since > floridaDay()) yield asWarning(atField(file, ['since'], early))
  yield* wrongOrder(file)
  for (const [name, { min, max }] of entriesIn(file.fields.upgrades)) {
    const says = `${max} is less than ${min}, the least: correct one of them`
    if (Number(max) < Number(min)) yield atField(file, ['upgrades', name, 'max'], says)
  }
}

/** Checks that the prices and factors of the calculators are consistent. */
export const checkPrices: ContentRule = ({ files }) =>
  files
    .filter(({ path }) => path.startsWith('content/prices/'))
    .flatMap((file) => [...wrongIn(file)])

const namesOfPages =
  /\b(?:inspect(?:ions?|ors?)|emergenc(?:y|ies)|insur(?:ance|ers?)|claims?|wind[ -]mitigation)\b/i

/** Returns why a page is about inspections, emergencies or insurance, by its fields or its name. */
const restricted = ({ entry, fields, body }: ContentFile): string | undefined => {
  const { emergency, priced, title, heading } = fields
  if (emergency === true) return 'an emergency page, by its `emergency: true`'
  if (entry?.kind === 'service' && priced === 'free')
    return 'an inspection page, by its `priced: free`'
  if (body.includes('<ClaimNotice') || JSON.stringify(fields).includes('"claimNotice":true'))
    return 'about insurance claims, by its claim notice'
  const offers = itemsIn(fields.slides).map((slide) => recordOf(slide).offer)
  const [offer] = offers.filter((one) => one === 'inspection' || one === 'emergency')
  if (offer) return `an ${offer} page, by a slide with \`offer: ${offer}\``
  const [word] = namesOfPages.exec(`${entry?.slug ?? ''} ${title} ${heading}`) ?? []
  return word && `an inspection, emergency or insurance page, by the "${word}" in its name`
}

/** Reports the pages of a promotion where the law allows none. */
function* wrongPages(file: ContentFile, name: string, pages: unknown, content: LanguageContent) {
  for (const [index, address] of itemsIn(pages).entries()) {
    const [path] = content.sitePages.find((page) => page.address === address)?.files ?? []
    const page = content.files.find((one) => one.path === path)
    const why = page && restricted(page)
    const says = `${address} is ${why}, and Florida law restricts inducements there (s. 489.147(2)(b), content/facts.md 1.7, item 4): take it off this list`
    if (why) yield atField(file, ['promotions', name, 'pages', index], says)
  }
}

/** In days: beyond these, the year is mistyped rather than the end just passed or far away. */
const [longAgo, farAway] = [60, 2 * 365]

const daysSince = (day: string, today: string): number =>
  (Date.parse(today) - Date.parse(day)) / (24 * 60 * 60 * 1000)

function* wrongEnd(file: ContentFile, field: string[], name: string, end: unknown) {
  const today = floridaDay()
  if (!isDay(end)) return
  const isOtherYear = end.slice(0, 4) < today.slice(0, 4) && daysSince(end, today) > longAgo
  if (isOtherYear) {
    const says = `${end} is in an earlier year, so no page shows this: correct the year, or delete "${name}"`
    yield atField(file, field, says)
  } else if (end < today) {
    const says = `${end} has passed, so no page shows this: write a later day, or delete "${name}"`
    yield asWarning(atField(file, field, says))
    // Claims may hold for many years, such as one about a license.
  } else if (field[0] !== 'claims' && daysSince(today, end) > farAway) {
    const says = `${end} is more than two years away: correct the year, or delete the line if there is no end`
    yield asWarning(atField(file, field, says))
  }
}

/** Checks that promotions are where the law allows, and that no end date is past or unlikely. */
export const checkPromotions = ruleOf(businessFile, function* (file, content) {
  const { promotions, claims, nextCrew } = file.fields
  for (const [name, { pages }] of entriesIn(promotions))
    yield* wrongPages(file, name, pages, content)
  for (const [group, promises] of Object.entries({ promotions, claims }))
    for (const [name, { validUntil }] of entriesIn(promises))
      yield* wrongEnd(file, [group, name, 'validUntil'], name, validUntil)
  yield* wrongEnd(file, ['nextCrew'], 'nextCrew', nextCrew)
})

/** Checks that the days of a guide are in order and not in the future. */
export const checkGuideDays: ContentRule = function* (content) {
  for (const file of filesOfKind(content, 'guide')) {
    const { published, updated } = file.fields
    const tooEarly = `${updated} is before it was published; correct one of the days`
    if (isDay(published) && isDay(updated) && updated < published)
      yield atField(file, ['updated'], tooEarly)
    for (const [field, day] of Object.entries({ published, updated })) {
      const says = `${day} is still to come; correct it, unless the guide goes public on that day`
      if (isDay(day) && day > floridaDay()) yield asWarning(atField(file, [field], says))
    }
  }
}
