import { languages } from '../../content/schema/languages.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import { asWarning, atWords } from '../../renderer/content/rules/problems.ts'
import type { FileRule } from '../../renderer/content/rules/rule.ts'
import { fieldTexts, type Text } from '../../renderer/content/rules/texts.ts'
import { wordFields } from '../../renderer/content/schema-nodes.ts'
import { firstNames } from '../shared/wording.ts'

/** Amounts, percentages, counts and years, which every language writes in digits. */
const figure = /\$\d[\d,.]*(?<=\d)|\d[\d.]*\s?%|\d[\d,.]*\+|\b(?:19|20)\d\d(?!\d)/g

const figuresIn = ({ text }: Text) =>
  (text.match(figure) ?? []).map((found) => found.replace(/\s/g, ''))

/** Compares only figures of the same type: amounts, percentages, counts or years. */
const kindOf = (found: string) => /[$%+]/.exec(found)?.[0]

/** Checks that a translation has the same amounts, percentages and years as its original. */
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
      if (alike.length > 0 && !alike.includes(found))
        yield asWarning(atWords('figure-differs', text, found, says))
    }
  }
}

const maxNamed = 12

/** Describes the progress of a translation of the site. */
export const describeTranslations = ({ language, originals, files }: LanguageContent): string[] => {
  const { name } = languages[language]
  const worded = originals.filter(
    ({ schema, data, body }) =>
      body.trim() !== '' || (schema && wordFields(schema, data).length > 0),
  )
  const translated = files.map(({ original }) => original)
  const missing = worded.map(({ path }) => path).filter((path) => !translated.includes(path))
  const waiting = files.flatMap(({ path, mismatches = [] }) =>
    mismatches
      .filter(({ wait }) => wait === 'left out')
      .map((field) => `${path} ${fieldName(field.path)}`),
  )
  return [
    missing.length === 0
      ? `${name}: all ${worded.length} files are translated.`
      : `${name}: ${missing.length} of ${worded.length} files are not translated: ${firstNames(missing, maxNamed, '')}.`,
    waiting.length === 0
      ? ''
      : `${name}: left out until they are translated: ${firstNames(waiting, maxNamed, '')}.`,
  ]
}
