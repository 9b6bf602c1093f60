import { floridaDay } from '../../content/schema/day.ts'
import { priceFile, priceSchemas } from '../../content/schema/prices.ts'
import type { Content } from '../../renderer/content/content.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import { valuesOf } from '../../renderer/content/schema-nodes.ts'
import { recordOf } from '../../renderer/is-record.ts'
import { businessFile, entriesIn } from './groups.ts'
import { asWarning, atField, atWords } from './problems.ts'
import type { FileRule } from './rule.ts'
import { fieldTexts, type Text } from './texts.ts'

/** Amounts, shares, counts and years, which every language writes in digits. */
const figure = /\$\d[\d,.]*(?<=\d)|\d[\d.]*\s?%|\d[\d,.]*\+|\b(?:19|20)\d\d(?!\d)/g

const figuresIn = ({ text }: Text) =>
  (text.match(figure) ?? []).map((found) => found.replace(/\s/g, ''))

/** Only figures of a kind are compared: an amount, a share, a count or a year. */
const kindOf = (found: string) => /[$%+]/.exec(found)?.[0]

/** A translation says no other amounts, shares and years than its original. */
export const checkFigures: FileRule = function* ({ file }) {
  if (!file.originalFile) return
  const originals = new Map(
    fieldTexts(file.originalFile).map((text) => [fieldName(text.field), text]),
  )
  for (const text of fieldTexts(file)) {
    const original = originals.get(fieldName(text.field))
    const right = original ? figuresIn(original) : []
    for (const found of figuresIn(text)) {
      const alike = right.filter((one) => kindOf(one) === kindOf(found))
      const says = `"${found}" is not in the original, which has ${alike.join(', ')} (${file.original}): correct one of them`
      if (alike.length > 0 && !alike.includes(found)) yield asWarning(atWords(text, found, says))
    }
  }
}

/** The figure of a claim is the one in its text, and no company is older than its founding. */
export const checkClaimFigures: FileRule = function* ({ file: { fields, original, ...file } }) {
  if (original !== businessFile) return
  const age = Number(floridaDay().slice(0, 4)) - Number(fields.founded)
  const at = (field: string[], says: string) => atField({ fields, original, ...file }, field, says)
  for (const [name, { text, figure: large }] of entriesIn(fields.claims)) {
    const { number } = recordOf(large)
    if (
      /\d/.test(String(text)) &&
      number !== undefined &&
      !String(text).includes(String(number).replace('+', ''))
    )
      yield at(
        ['claims', name, 'figure', 'number'],
        `"${number}" stands beside the text "${text}": correct one of them`,
      )
    const [, years] = /(\d+)\+ (?:years|años)/.exec(String(text)) ?? []
    if (Number(years) > age)
      yield at(
        ['claims', name, 'text'],
        `the company was founded in ${fields.founded}, so it has fewer than ${years} years: correct one of them`,
      )
  }
}

/** A price, as a text would say it, and words that tell what it is for. */
type TypedPrice = { written: string; field: string; words: readonly string[] }

/** The prices and rates of the calculators. Round ones may be those of anything else. */
export const typedPrices = ({ originals }: Content): TypedPrice[] =>
  Object.keys(priceSchemas).flatMap((name) => {
    const file = originals.find(({ path }) => path === priceFile(name))
    return valuesOf(file?.fields).flatMap(({ path, value }) => {
      if (typeof value !== 'number') return []
      const field = `${fieldName(path)} in ${priceFile(name)}`
      const share = Number((value * 100).toFixed(2))
      if (value < 2 && !Number.isInteger(share)) return [{ written: `${share}%`, field, words: [] }]
      const words = path.join('-').split(/[-.]|(?=[A-Z])/)
      return value >= 1000
        ? [{ written: `$${value.toLocaleString('en-US')}`, field, words: words.slice(1) }]
        : []
    })
  })

const isMeant = ({ written, words }: TypedPrice, text: string): boolean =>
  new RegExp(`(?<![\\d.])${written.replace(/[$.]/g, '\\$&')}(?![\\d,.]*\\d)`).test(text) &&
  (words.length === 0 ||
    words.some((word) => word.length > 4 && text.toLowerCase().includes(word.toLowerCase())))

/** What claims and price files say in figures, no text says again: it would stay behind. */
export const checkTypedFigures: FileRule = function* ({ file, prose }, { claims, prices }) {
  if (file.original === businessFile) return
  for (const text of prose.filter((one) => /[$%+]/.test(one.text))) {
    for (const price of prices.filter((one) => isMeant(one, text.text))) {
      const says = `"${price.written}" is ${price.field}: write its placeholder or table, such as {rangeLow} or <ExtraPrices /> (/manual), in the text below the fields, and no figure here`
      yield atWords(text, price.written, says)
    }
    for (const found of text.text.match(/(?<![\w$])\d[\d,]*\+(?!\d)/g) ?? []) {
      const [name] = Object.entries(claims).find(([, claim]) => claim.includes(found)) ?? []
      const says = name
        ? `"${found}" is the claim "${name}" of ${businessFile}: write <CompanyClaim name="${name}" /> in the text below the fields, and no figure here`
        : `"${found}" is in no claim of ${businessFile}: correct it, or say it there, with what it counts`
      yield atWords(text, found, says)
    }
  }
}

/** The texts of the claims by name. */
export const claimTexts = ({ company }: Content): Record<string, string> =>
  Object.fromEntries(
    entriesIn(company.claims).map(([name, { text }]) => [name, String(text ?? '')]),
  )
