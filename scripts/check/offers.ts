import { parse } from 'yaml'
import { floridaDay, isDay } from '../../content/schema/day.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import { fieldName, type Problem } from '../../renderer/content/problem.ts'
import { type Node, valuesOf } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { git } from '../../renderer/git.ts'
import { entriesIn, itemsIn, recordOf } from '../../renderer/is-record.ts'
import { businessFile } from './context.ts'
import { asWarning, atField } from './problems.ts'
import { type Rule, ruleOf } from './rule.ts'

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
export const checkPrices: Rule = ({ files }) =>
  files
    .filter(({ path }) => path.startsWith('content/prices/'))
    .flatMap((file) => [...wrongIn(file)])

/** A price that changes by more than this factor is more likely a slip than a decision. */
const most = 1.5

/** Returns the text of a file on the published branch, or else as last committed. */
const released = (root: string, path: string): string | undefined =>
  ['origin/main', 'main', 'HEAD']
    .map((branch) => () => git(root, 'show', `${branch}:${path}`))
    .reduce<string | undefined>((text, show) => text ?? show(), undefined)

/** Reports prices that moved by more than half since the last release, and dates left unchanged. */
export const priceChanges = ({ files, root }: Site): Problem[] =>
  files
    .filter(({ path, data }) => path.startsWith('content/prices/') && data !== undefined)
    .flatMap((file) => {
      const before = released(root, file.path)
      const values = new Map(
        valuesOf(before && parse(before)).map(({ path, value }) => [fieldName(path), value]),
      )
      const changed = valuesOf(file.fields).flatMap(({ path, value: now }) => {
        const was = values.get(fieldName(path))
        return typeof was === 'number' && typeof now === 'number' && was !== now
          ? [{ path, was, now }]
          : []
      })
      const far = changed.filter(({ was, now }) => Math.max(now / was, was / now) > most)
      const { since } = file.fields
      const stayed = `${since} is the day of the prices before, and ${changed.map(({ path }) => fieldName(path)).join(', ')} changed: write the day from which this holds`
      return [
        ...far.map(({ path, was, now }) => {
          const says = `${now} was ${was} in the last release, a change of more than half: look again, and keep it if you mean it`
          return atField(file, path, says)
        }),
        ...(changed.length > 0 && since === values.get('since') && since !== floridaDay()
          ? [atField(file, ['since'], stayed)]
          : []),
      ].map(asWarning)
    })

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
