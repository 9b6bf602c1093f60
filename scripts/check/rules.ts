import { readFileSync } from 'node:fs'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import { codeHash, contentHash } from '../../renderer/cache.ts'
import { patternRule, readPatterns } from '../../renderer/content/rules/phrases.ts'
import type { ContentRule, FileRule, RuleSet } from '../../renderer/content/rules/rule.ts'
import { buildRules } from '../../renderer/content/rules/rules.ts'
import { lazy } from '../../renderer/memoize.ts'
import { checkChoicePictures } from './choice-pictures.ts'
import { checkCopies, checkRepeatedSentences } from './copies.ts'
import { checkTypedFigures } from './figures.ts'
import { checkUntranslated, checkUseOfTerms } from './languages.ts'
import { checkOwnWords } from './own-words.ts'
import { checkGuideLength, checkTitles } from './pages.ts'
import { checkGoneCities, checkOtherPlaces, checkPlaces } from './places.ts'
import { checkLongSentences, checkReadingGrade } from './reading.ts'
import { checkFigures } from './translated.ts'

/** Useless marks, doubled words, and leftovers of pasted text. */
const slipsFile = 'scripts/check/slips.yaml'
const checkSlips = patternRule(lazy(() => readPatterns(slipsFile)))

/** Skips the quotes of customers, because style rules must not change their words. */
const skipTestimonials =
  (rule: FileRule): FileRule =>
  (texts, context) =>
    texts.file.path === testimonialsFile ? [] : rule(texts, context)

const style = [checkSlips, checkTypedFigures, checkLongSentences]
const ofPages: readonly ContentRule[] = [
  checkTitles,
  checkCopies,
  checkRepeatedSentences,
  checkOwnWords,
]

/** Matters of style, and of facts that are only told here: no build stops at them. */
export const styleRules: RuleSet = {
  code: lazy(() => {
    const own = codeHash('scripts/check', 'components/calculators', 'components/map')
    return contentHash(buildRules.code(), own, readFileSync(slipsFile))
  }),
  originals: {
    ofFiles: [
      checkOtherPlaces,
      checkGoneCities,
      ...[...style, checkReadingGrade].map(skipTestimonials),
    ],
    ofAll: [...ofPages, checkPlaces, checkGuideLength, checkChoicePictures],
  },
  translations: {
    ofFiles: [
      checkOtherPlaces,
      checkGoneCities,
      ...style,
      checkUntranslated,
      checkFigures,
      checkUseOfTerms,
    ],
    ofAll: ofPages,
  },
}
