import { parse } from 'yaml'
import { floridaDay } from '../../content/schema/day.ts'
import { kinds } from '../../content/schema/kinds.ts'
import { publishedFile } from '../../content/schema/redirects.ts'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
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

/** A price as a text would write it, in a text that also has one of some words. */
const patternOf = (written: string, words: readonly string[] = []) => {
  const nearby = words.filter((word) => word.length > 4).map(escapePattern)
  const beside = words.length > 0 ? `(?=[^]*(?:${nearby.join('|') || '(?!)'}))` : ''
  return new RegExp(`^${beside}[^]*?(?<![\\d.])(${escapePattern(written)})(?![\\d,.]*\\d)`, 'i')
}

/** How a text would write a price or a rate; round ones may mean anything. */
const writtenAs = (path: Path, value: unknown): RegExp | undefined => {
  if (typeof value !== 'number') return undefined
  const share = Number((value * 100).toFixed(2))
  if (value < 2 && !Number.isInteger(share)) return patternOf(`${share}%`)
  const [, ...words] = path.join('-').split(/[-.]|(?=[A-Z])/)
  return value >= 1000 ? patternOf(`$${value.toLocaleString('en-US')}`, words) : undefined
}

const pricesIn = memoize(({ facts }: RuleContext) =>
  facts.filter(isPriceFile).flatMap((file) =>
    valuesOf(file.fields).flatMap(({ path, value }) => {
      const find = writtenAs(path, value)
      return find ? [{ find, field: `${fieldName(path)} in ${file.path}` }] : []
    }),
  ),
)

/** Reports figures of claims and price files repeated in a text: they would become outdated. */
export const checkTypedFigures: TextRule = function* ({ file, prose }, context) {
  if ([businessFile, testimonialsFile].includes(file.original)) return
  for (const text of prose.filter((one) => /[$%+]/.test(one.text))) {
    for (const { find, field } of pricesIn(context)) {
      const [, written] = find.exec(text.text) ?? []
      const says = `"${written}" is ${field}: write its placeholder or table, such as {rangeLow} or <ExtraPrices /> (/parts), in the text below the fields, and no figure here`
      if (written) yield atText(text, says, written)
    }
    for (const found of text.text.match(/(?<![\w$])\d[\d,]*\+(?!\d)/g) ?? []) {
      const claims = entriesIn(context.company.claims)
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
  const text = texts.find((one) => one !== undefined)
  return new Map(valuesOf(text && parse(text)).map(({ path, value }) => [fieldName(path), value]))
}

/** Reports prices that moved by more than half since the last release, and a day left unchanged. */
export const priceChanges = ({ files, root }: Site): Problem[] =>
  files.filter(isPriceFile).flatMap((file) => {
    const before = releasedValues(root, file.path)
    const values = valuesOf(file.fields)
    const changed = values.filter(({ path, value }) => before.get(fieldName(path)) !== value)
    const moved = changed.flatMap(({ path, value }) => {
      const was = before.get(fieldName(path))
      const isMoved =
        typeof was === 'number' &&
        typeof value === 'number' &&
        Math.max(value / was, was / value) > most
      const says = `${value} was ${was} in the last release, a change of more than half: look again, and keep it if you mean it`
      return isMoved ? [atField(file, path, says)] : []
    })
    const { since } = file.fields
    const isOld = changed.length > 0 && since === before.get('since') && since !== floridaDay()
    const stayed = `${since} is the day of the prices before: write the day from which these hold`
    return [...moved, ...(isOld ? [atField(file, ['since'], stayed)] : [])].map((one) =>
      asWarning({ id: 'price-change', ...one }),
    )
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
export const checkGoneCities: TextRule = function* ({ file, prose }, context) {
  if (file.entry && file.entry.kind !== 'page') return
  for (const slug of goneCities(context))
    for (const text of prose.filter(({ isWords }) => isWords)) {
      const plain = text.text.normalize('NFD').replace(/[\p{M}'’]/gu, '')
      const [found] = namesOf(slug).exec(plain) ?? []
      const says = `"${found}" had a page, ${kinds.city.address(slug)}, which is gone: name another place, or leave it out`
      if (found) yield asWarning(atText(text, says, found))
    }
}
