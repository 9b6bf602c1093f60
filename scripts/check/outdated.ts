import { parse } from 'yaml'
import { floridaDay } from '../../content/schema/day.ts'
import { kinds } from '../../content/schema/kinds.ts'
import { publishedFile } from '../../content/schema/redirects.ts'
import { escapePattern } from '../../content/schema/text.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { fieldName, type Problem } from '../../renderer/content/problem.ts'
import { publishedIn } from '../../renderer/content/redirects.ts'
import type { Pattern } from '../../renderer/content/rules/phrases.ts'
import { atField, businessFile, type RuleContext } from '../../renderer/content/rules/rule.ts'
import { anyAccent } from '../../renderer/content/rules/texts.ts'
import { type Path, valuesOf } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { git } from '../../renderer/git.ts'
import { entriesIn } from '../../renderer/is-record.ts'
import { memoize } from '../../renderer/memoize.ts'

/** The files whose texts may not repeat facts, and those whose texts are about every place. */
const isNoFact = /^content\/(?!business\.|testimonials\.)/
const isOfAll = /^content\/(?:pages\/.*|.*\.yaml)$/
const isPriceFile = ({ path }: ContentFile) => path.startsWith('content/prices/')

/** Matches a price as a text would write it, where the text also has one of some words. */
const patternOf = (written: string, words: readonly string[] = []) => {
  const nearby = words.filter((word) => word.length > 4).map(escapePattern)
  const either = nearby.join('|') || '(?!)'
  const beside = words.length > 0 ? `(?:(?=.*(?:${either}))|(?<=(?:${either}).*))` : ''
  return new RegExp(`(?<![\\d.])${escapePattern(written)}(?![\\d,.]*\\d)${beside}`, 'gim')
}

/** Matches a price or a rate of a field; round ones may mean anything. */
const findPrice = (path: Path, value: unknown): RegExp | undefined => {
  if (typeof value !== 'number') return undefined
  const share = Number((value * 100).toFixed(2))
  if (value < 2 && !Number.isInteger(share)) return patternOf(`${share}%`)
  const [, ...words] = path.join('-').split(/[-.]|(?=[A-Z])/)
  return value >= 1000 ? patternOf(`$${value.toLocaleString('en-US')}`, words) : undefined
}

/** Figures of claims and price files that texts may not repeat: they would become outdated. */
export const typedFigures = memoize(({ facts, company }: RuleContext): Pattern[] => {
  const below = 'in the text below the fields, and no figure here'
  const prices = facts.filter(isPriceFile).flatMap(({ path: file, fields }) =>
    valuesOf(fields).flatMap(({ path, value }) => {
      const find = findPrice(path, value)
      const says = ([found]: RegExpExecArray) =>
        `"${found}" is ${fieldName(path)} in ${file}: write its placeholder or table, such as {rangeLow} or <ExtraPrices /> (/parts), ${below}`
      return find ? { find, says } : []
    }),
  )
  const claims = entriesIn(company.claims)
  const saysOf = ([found]: RegExpExecArray) => {
    const [name] = claims.find(([, { text }]) => `${text}`.includes(found)) ?? []
    return name
      ? `"${found}" is the claim "${name}" of ${businessFile}: write <CompanyClaim name="${name}" /> ${below}`
      : `"${found}" is in no claim of ${businessFile}: correct it, or say it there, with what it counts`
  }
  return [...prices, { find: /(?<![\w$])\d[\d,]*\+(?!\d)/g, says: saysOf }].map((one) => ({
    id: 'typed-figure',
    part: ['prose'],
    in: isNoFact,
    ...one,
  }))
})

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
    const isChanged = now.some(({ value, was }) => value !== was)
    return now.flatMap(({ path, value, was }) => {
      const change = Number(value) / Number(was)
      const moved = `${value} was ${was} in the last release, a change of more than half: look again, and keep it if you mean it`
      const stayed = `${value} is the day of the prices before: write the day from which these hold`
      const isOldDay = path[0] === 'since' && value === was && value !== floridaDay() && isChanged
      const says = Math.max(change, 1 / change) > most ? moved : isOldDay && stayed
      const found = { id: 'price-change', severity: 'warning' } as const
      return says ? { ...found, ...atField(file, path, says) } : []
    })
  })

/** Matches the names that a slug may stand for: `port-st-lucie-fl` for "Port St. Lucie". */
const namesOf = (slug: string): RegExp => {
  const words = slug.slice(0, -kinds.city.slugEnding.length).split('-')
  const spelled = words.map(([first = '', ...letters]) => {
    const others = letters.map((letter) => (letter === 'n' ? '[nñ]' : anyAccent(letter)))
    return [`[${first.toUpperCase()}${first}]`, ...others].join("['’]?")
  })
  const name = spelled.join('[ .-]+')
  return new RegExp(`(?<![\\p{L}\\p{N}/-])${name}(?![\\p{L}\\p{N}-]| \\p{Lu})`, 'gu')
}

/** Cities that have no page any more, where texts say to which places the company comes. */
export const goneCities = memoize(({ facts, known }: RuleContext): Pattern[] =>
  publishedIn(facts.find(({ path }) => path === publishedFile)).flatMap((address) => {
    const slug = address.replace(/^.*\//, '')
    const says = ([found]: RegExpExecArray) =>
      `"${found}" had a page, ${address}, which is gone: name another place, or leave it out`
    return address === kinds.city.address(slug) && !known.route?.has(address)
      ? { id: 'gone-city', part: ['words'], in: isOfAll, find: namesOf(slug), says }
      : []
  }),
)
