import { readFileSync } from 'node:fs'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import { codeHash, contentHash } from '../../renderer/cache.ts'
import { patternRule, readPatterns } from '../../renderer/content/rules/phrases.ts'
import type { FileRule, RuleSet } from '../../renderer/content/rules/rule.ts'
import { buildRules } from '../../renderer/content/rules/rules.ts'
import { lazy } from '../../renderer/memoize.ts'
import { checkCopies, checkOwnWords, checkRepeatedSentences } from './copies.ts'
import { checkTypedFigures } from './figures.ts'
import { checkGoneCities } from './gone-cities.ts'
import { checkLongSentences, checkReadingGrade } from './reading.ts'
import { checkFigures, checkUntranslated, checkUseOfTerms, readTerms } from './translated.ts'

/** Useless marks, doubled words, and leftovers of pasted text. */
const slipsFile = 'scripts/check/slips.yaml'
const checkSlips = patternRule(lazy(() => readPatterns(slipsFile)))

/** Skips the quotes of customers, because style rules must not change their words. */
const skipTestimonials =
  (rule: FileRule): FileRule =>
  (texts, context) =>
    texts.file.path === testimonialsFile ? [] : rule(texts, context)

const style = [checkSlips, checkTypedFigures, checkLongSentences]
const ofAll = [checkCopies, checkRepeatedSentences, checkOwnWords]

/** Matters of style, and of facts that are only told here: no build stops at them. */
export const styleRules: RuleSet = {
  code: lazy(() =>
    contentHash(
      buildRules.code(),
      codeHash('scripts/check'),
      readFileSync(slipsFile),
      ...readTerms(),
    ),
  ),
  originals: {
    ofFiles: [checkGoneCities, ...[...style, checkReadingGrade].map(skipTestimonials)],
    ofAll,
  },
  translations: {
    ofFiles: [checkGoneCities, ...style, checkUntranslated, checkFigures, checkUseOfTerms],
    ofAll,
  },
}
