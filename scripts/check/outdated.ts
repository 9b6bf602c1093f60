import { parse } from 'yaml'
import { floridaDay } from '../../content/schema/day.ts'
import { kinds } from '../../content/schema/kinds.ts'
import { testimonialsFile } from '../../content/schema/lists.ts'
import { publishedFile } from '../../content/schema/redirects.ts'
import { escapePattern } from '../../content/schema/text.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { fieldName, type Problem } from '../../renderer/content/problem.ts'
import { publishedIn } from '../../renderer/content/redirects.ts'
import {
  asWarning,
  atField,
  atText,
  businessFile,
  type RuleContext,
  type TextRule,
} from '../../renderer/content/rules/rule.ts'
import { type Path, valuesOf } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { git } from '../../renderer/git.ts'
import { entriesIn } from '../../renderer/is-record.ts'
import { memoize, memoizeByKey } from '../../renderer/memoize.ts'

const isPriceFile = ({ path }: ContentFile) => path.startsWith('content/prices/')

/** Finds a price as a text would write it, in a text that also has one of some words. */
const patternOf = (written: string, words: readonly string[] = []) => {
  const nearby = words.filter((word) => word.length > 4).map(escapePattern)
  const beside = words.length > 0 ? `(?=[^]*(?:${nearby.join('|') || '(?!)'}))` : ''
  return new RegExp(`^${beside}[^]*?(?<![\\d.])(${escapePattern(written)})(?![\\d,.]*\\d)`, 'i')
}

/** Finds a price or a rate of a field in a text; round ones may mean anything. */
const findPrice = (path: Path, value: unknown): RegExp | undefined => {
  if (typeof value !== 'number') return undefined
  const share = Number((value * 100).toFixed(2))
  if (value < 2 && !Number.isInteger(share)) return patternOf(`${share}%`)
  const [, ...words] = path.join('-').split(/[-.]|(?=[A-Z])/)
  return value >= 1000 ? patternOf(`$${value.toLocaleString('en-US')}`, words) : undefined
}

const pricesIn = memoize(({ facts }: RuleContext) =>
  facts.filter(isPriceFile).flatMap((file) =>
    valuesOf(file.fields).flatMap(({ path, value }) => {
      const find = findPrice(path, value)
      return find ? [{ find, field: `${fieldName(path)} in ${file.path}` }] : []
    }),
  ),
)

/** Reports figures of claims and price files repeated in a text: they would become outdated. */
export const checkTypedFigures: TextRule = function* ({ file, of }, context) {
  if ([businessFile, testimonialsFile].includes(file.original)) return
  const claims = entriesIn(context.company.claims)
  for (const text of of('prose').filter((one) => /[$%+]/.test(one.text))) {
    for (const { find, field } of pricesIn(context)) {
      const [, written] = find.exec(text.text) ?? []
      const says = `"${written}" is ${field}: write its placeholder or table, such as {rangeLow} or <ExtraPrices /> (/parts), in the text below the fields, and no figure here`
      if (written) yield atText(text, says, written)
    }
    for (const found of text.text.match(/(?<![\w$])\d[\d,]*\+(?!\d)/g) ?? []) {
      const [name] = claims.find(([, claim]) => `${claim.text}`.includes(found)) ?? []
      const says = name
        ? `"${found}" is the claim "${name}" of ${businessFile}: write <CompanyClaim name="${name}" /> in the text below the fields, and no figure here`
        : `"${found}" is in no claim of ${businessFile}: correct it, or say it there, with what it counts`
      yield atText(text, says, found)
    }
  }
}

/** A price that changes by more than this factor is more likely a slip than a decision. */
const most = 1.5

/** Returns the values of a file on the published branch, or else as last committed, by field. */
const releasedValues = (root: string, path: string) => {
  const texts = ['origin/main', 'main', 'HEAD'].map((one) => git(root, 'show', `${one}:${path}`))
  const values = valuesOf(parse(texts.find((one) => one !== undefined) ?? ''))
  return new Map(values.map(({ path, value }) => [fieldName(path), value]))
}

/** Reports prices that moved by more than half since the last release, and a day left unchanged. */
export const priceChanges = ({ files, root }: Site): Problem[] =>
  files.filter(isPriceFile).flatMap((file) => {
    const before = releasedValues(root, file.path)
    const now = valuesOf(file.fields).map(({ path, value }) => ({
      path,
      value,
      was: before.get(fieldName(path)),
    }))
    const isSameDay =
      file.fields.since === before.get('since') && file.fields.since !== floridaDay()
    const isChanged = now.some(({ value, was }) => value !== was)
    return now.flatMap(({ path, value, was }) => {
      const change = Number(value) / Number(was)
      const moved = `${value} was ${was} in the last release, a change of more than half: look again, and keep it if you mean it`
      const stayed = `${value} is the day of the prices before: write the day from which these hold`
      const isOldDay = path[0] === 'since' && isSameDay && isChanged
      const says = Math.max(change, 1 / change) > most ? moved : isOldDay && stayed
      return says ? asWarning({ id: 'price-change', ...atField(file, path, says) }) : []
    })
  })

/** Matches the names that a slug may stand for: `port-st-lucie-fl` for "Port St. Lucie". */
const namesOf = memoizeByKey((slug: string): RegExp => {
  const words = slug.slice(0, -kinds.city.slugEnding.length).split('-')
  const anyCase = words.map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  return new RegExp(
    `(?<![\\p{L}\\p{N}/-])${anyCase.join('[ .-]+')}(?![\\p{L}\\p{N}-]| \\p{Lu})`,
    'u',
  )
})

/** The slugs of cities that were public and have no page now. */
const goneCities = memoize(({ facts, known }: RuleContext) =>
  publishedIn(facts.find(({ path }) => path === publishedFile)).flatMap((address) => {
    const slug = address.replace(/^.*\//, '')
    return address === kinds.city.address(slug) && !known.route?.has(address) ? [slug] : []
  }),
)

/** Reports cities that have no page any more, where texts say to which places the company comes. */
export const checkGoneCities: TextRule = function* ({ file, of }, context) {
  if (file.entry && file.entry.kind !== 'page') return
  for (const slug of goneCities(context))
    for (const text of of('prose').filter(({ isWords }) => isWords)) {
      const plain = text.text.normalize('NFD').replace(/[\p{M}'’]/gu, '')
      const [found] = namesOf(slug).exec(plain) ?? []
      const says = `"${found}" had a page, ${kinds.city.address(slug)}, which is gone: name another place, or leave it out`
      if (found) yield atText(text, says, found)
    }
}
