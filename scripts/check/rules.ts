import { testimonialsFile } from '../../content/schema/testimonials.ts'
import { checkChoicePictures } from './choice-pictures.ts'
import { checkTypedFigures } from './figures.ts'
import { checkEnglish, checkUseOfTerms } from './languages.ts'
import { checkGuideLength, checkTitles } from './pages.ts'
import { checkOtherPlaces, checkPlaces } from './places.ts'
import { checkLongSentences, checkReadingGrade } from './reading.ts'
import { checkCopies, checkOwnWords, checkRepeatedSentences } from './repetition.ts'
import type { FileRule, Rule } from './rule.ts'
import { checkSlips } from './slips.ts'
import { checkFigures } from './translated.ts'

/** Rules of style about single files, and about all files of a language together. */
export type Rules = { ofFiles: readonly FileRule[]; ofAll: readonly Rule[] }

/** Skips the quotes of customers, because style rules must not change their words. */
const skipTestimonials =
  (rule: FileRule): FileRule =>
  (texts, context) =>
    texts.file.path === testimonialsFile ? [] : rule(texts, context)

const ofEveryFile: readonly FileRule[] = [checkOtherPlaces]
const style = [checkSlips, checkTypedFigures, checkLongSentences]

const ofPages: readonly Rule[] = [checkTitles, checkCopies, checkRepeatedSentences, checkOwnWords]

export const ofOriginals: Rules = {
  ofFiles: [...ofEveryFile, ...[...style, checkReadingGrade].map(skipTestimonials)],
  ofAll: [...ofPages, checkPlaces, checkGuideLength, checkChoicePictures],
}

export const ofTranslations: Rules = {
  ofFiles: [...ofEveryFile, ...style, checkEnglish, checkFigures, checkUseOfTerms],
  ofAll: ofPages,
}
