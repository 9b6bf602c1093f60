import { parse } from 'yaml'
import { floridaDay } from '../../content/schema/day.ts'
import { kinds } from '../../content/schema/kinds.ts'
import { fieldName, type Problem } from '../../renderer/content/problem.ts'
import {
  asWarning,
  atField,
  atText,
  businessFile,
  type TextRule,
  type TypedPrice,
} from '../../renderer/content/rules/rule.ts'
import { valuesOf } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { git } from '../../renderer/git.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'

const isMeant = ({ written, words }: TypedPrice, text: string): boolean =>
  new RegExp(`(?<![\\d.])${written.replace(/[$.]/g, '\\$&')}(?![\\d,.]*\\d)`).test(text) &&
  (words.length === 0 ||
    words.some((word) => word.length > 4 && text.toLowerCase().includes(word.toLowerCase())))

/** Reports figures of claims and price files repeated in a text: they would become outdated. */
export const checkTypedFigures: TextRule = function* ({ file, prose }, { claims, prices }) {
  if (file.original === businessFile) return
  for (const text of prose.filter((one) => /[$%+]/.test(one.text))) {
    for (const price of prices.filter((one) => isMeant(one, text.text))) {
      const says = `"${price.written}" is ${price.field}: write its placeholder or table, such as {rangeLow} or <ExtraPrices /> (/parts), in the text below the fields, and no figure here`
      yield atText(text, says, price.written)
    }
    for (const found of text.text.match(/(?<![\w$])\d[\d,]*\+(?!\d)/g) ?? []) {
      const name = claims.find((claim) => claim.text.includes(found))?.name
      const says = name
        ? `"${found}" is the claim "${name}" of ${businessFile}: write <CompanyClaim name="${name}" /> in the text below the fields, and no figure here`
        : `"${found}" is in no claim of ${businessFile}: correct it, or say it there, with what it counts`
      yield atText(text, says, found)
    }
  }
}

/** Matches the names that a slug may stand for: `port-st-lucie-fl` for "Port St. Lucie". */
const namesOf = memoizeByKey((slug: string): RegExp => {
  const words = slug.slice(0, -kinds.city.slugEnding.length).split('-')
  const anyCase = words.map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  return new RegExp(
    `(?<![\\p{L}\\p{N}/-])${anyCase.join('[ .-]+')}(?![\\p{L}\\p{N}-]| \\p{Lu})`,
    'u',
  )
})

/** Reports cities that have no page any more, where texts say to which places the company comes. */
export const checkGoneCities: TextRule = function* ({ file, prose }, { goneCities }) {
  if (file.entry && file.entry.kind !== 'page') return
  for (const slug of goneCities)
    for (const text of prose.filter(({ isWords }) => isWords)) {
      const plain = text.text.normalize('NFD').replace(/[\p{M}'’]/gu, '')
      const [found] = namesOf(slug).exec(plain) ?? []
      const says = `"${found}" had a page, ${kinds.city.address(slug)}, which is gone: name another place, or leave it out`
      if (found) yield asWarning(atText(text, says, found))
    }
}

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
        const isChanged = typeof was === 'number' && typeof now === 'number' && was !== now
        return isChanged ? [{ path, was, now, by: Math.max(now / was, was / now) }] : []
      })
      const { since } = file.fields
      const isOld = changed.length > 0 && since === values.get('since') && since !== floridaDay()
      const stayed = `${since} is the day of the prices before: write the day from which these hold`
      return [
        ...changed
          .filter(({ by }) => by > most)
          .map(({ path, was, now }) => {
            const says = `${now} was ${was} in the last release, a change of more than half: look again, and keep it if you mean it`
            return atField(file, path, says)
          }),
        ...(isOld ? [atField(file, ['since'], stayed)] : []),
      ].map((one) => asWarning({ id: 'price-change', ...one }))
    })
