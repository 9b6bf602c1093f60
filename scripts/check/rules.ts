import { readFileSync } from 'node:fs'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import { codeHash, contentHash } from '../../renderer/cache.ts'
import { patternRule, readPatterns } from '../../renderer/content/rules/phrases.ts'
import type { Rule, RuleSet, TextRule } from '../../renderer/content/rules/rule.ts'
import { buildRules } from '../../renderer/content/rules/rules.ts'
import { lazy } from '../../renderer/memoize.ts'
import { checkCopies, checkOwnWords, checkRepeatedSentences } from './copies.ts'
import { checkGoneCities, checkTypedFigures } from './outdated.ts'
import { checkLongSentences, checkReadingGrade } from './reading.ts'
import { checkFigures, checkUntranslated, checkUseOfTerms, readTerms } from './translated.ts'

/** Useless marks, doubled words, and leftovers of pasted text. */
const slipsFile = 'scripts/check/slips.yaml'
const checkSlips = patternRule(lazy(() => readPatterns(slipsFile)))

/** Skips the quotes of customers, because style rules must not change their words. */
const notQuoted =
  (check: TextRule): TextRule =>
  (texts, context) =>
    texts.file.path === testimonialsFile ? [] : check(texts, context)

const rules: readonly Rule[] = [
  { id: 'slip', looksAt: 'texts', check: notQuoted(checkSlips) },
  { id: 'typed-figure', looksAt: 'texts', check: notQuoted(checkTypedFigures) },
  { id: 'long-sentence', looksAt: 'texts', check: notQuoted(checkLongSentences) },
  { id: 'gone-city', looksAt: 'texts', check: checkGoneCities },
  { id: 'copied-text', looksAt: 'all', check: checkCopies },
  { id: 'repeated-sentence', looksAt: 'all', check: checkRepeatedSentences },
  { id: 'own-words', looksAt: 'all', check: checkOwnWords },
  {
    id: 'reading-grade',
    only: 'originals',
    looksAt: 'texts',
    check: notQuoted(checkReadingGrade),
  },
  { id: 'untranslated', only: 'translations', looksAt: 'texts', check: checkUntranslated },
  { id: 'figure-differs', only: 'translations', looksAt: 'texts', check: checkFigures },
  { id: 'term', only: 'translations', looksAt: 'texts', check: checkUseOfTerms },
]

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
  rules,
}
