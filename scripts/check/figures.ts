import { fieldName } from '../../renderer/content/problem.ts'
import { asWarning, atWords } from './problems.ts'
import type { FileRule } from './rule.ts'
import { fieldTexts, type Text } from './texts.ts'

/** Amounts, shares and years, which every language writes in digits. */
const figure = /\$\d[\d,.]*(?<=\d)|\d[\d.]*\s?%|\b(?:19|20)\d\d(?!\d)/g

const figuresIn = ({ text }: Text) =>
  (text.match(figure) ?? []).map((found) => found.replace(/\s/g, ''))

/** Only figures of a kind are compared: an amount, a share or a year. */
const kindOf = (found: string) => /[$%]/.exec(found)?.[0]

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
