import { patternRule, readPatterns } from '../../renderer/content/rules/phrases.ts'
import { lazy } from '../../renderer/memoize.ts'

export const slipsFile = 'scripts/check/slips.yaml'
const slips = lazy(() => readPatterns(slipsFile))

/** Reports useless marks, doubled words, and leftovers of pasted text. */
export const checkSlips = patternRule(slips)
