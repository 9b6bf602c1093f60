import { businessFile, type TypedPrice } from '../../renderer/content/rules/context.ts'
import { atWords } from '../../renderer/content/rules/problems.ts'
import type { FileRule } from '../../renderer/content/rules/rule.ts'

const isMeant = ({ written, words }: TypedPrice, text: string): boolean =>
  new RegExp(`(?<![\\d.])${written.replace(/[$.]/g, '\\$&')}(?![\\d,.]*\\d)`).test(text) &&
  (words.length === 0 ||
    words.some((word) => word.length > 4 && text.toLowerCase().includes(word.toLowerCase())))

/** Reports figures of claims and price files repeated in a text: they would become outdated. */
export const checkTypedFigures: FileRule = function* ({ file, prose }, { claims, prices }) {
  if (file.original === businessFile) return
  for (const text of prose.filter((one) => /[$%+]/.test(one.text))) {
    for (const price of prices.filter((one) => isMeant(one, text.text))) {
      const says = `"${price.written}" is ${price.field}: write its placeholder or table, such as {rangeLow} or <ExtraPrices /> (/parts), in the text below the fields, and no figure here`
      yield atWords('typed-figure', text, price.written, says)
    }
    for (const found of text.text.match(/(?<![\w$])\d[\d,]*\+(?!\d)/g) ?? []) {
      const name = claims.find((claim) => claim.text.includes(found))?.name
      const says = name
        ? `"${found}" is the claim "${name}" of ${businessFile}: write <CompanyClaim name="${name}" /> in the text below the fields, and no figure here`
        : `"${found}" is in no claim of ${businessFile}: correct it, or say it there, with what it counts`
      yield atWords('typed-figure', text, found, says)
    }
  }
}
