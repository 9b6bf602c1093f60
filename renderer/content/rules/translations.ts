import { englishName, fileIn } from '../../../content/schema/languages.ts'
import { namesInBraces } from '../../../content/schema/placeholders.ts'
import { testimonialsFile } from '../../../content/schema/testimonials.ts'
import { subjectOf, valuesIn } from '../../../content/schema/words.ts'
import { isRecord } from '../../is-record.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { nearest } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { fieldName } from '../problem.ts'
import { type Path, textsOf } from '../schema-nodes.ts'
import { versionOf, type Wait } from '../translation.ts'
import { versionField } from '../version.ts'
import { wrongTerms } from './context.ts'
import { listsIn } from './fields.ts'
import { unknownPlaceholder } from './names.ts'
import { asWarning, atField, atFile } from './problems.ts'
import type { ContentRule, FileRule } from './rule.ts'
import { paragraphs } from './texts.ts'

/** Returns the place in the original of what a translation lacks: `content/home.yaml:12`. */
const placeInOriginal = (file: ContentFile, field: Path, wait: Wait | undefined): string =>
  wait === undefined || wait === 'left behind'
    ? file.path
    : `${file.path}:${file.locate(field).line}`

/** Reports lists of groups that are shorter than in the original, which was accepted as translated. */
function* shorterLists(file: ContentFile, original: ContentFile): Generator<Problem> {
  const lengths = new Map(listsIn(original.fields).map(({ path, items }) => [path.join(), items]))
  const isTold = ([name]: Path) => file.mismatches?.some(({ path }) => path[0] === name)
  for (const { path, items } of listsIn(file.fields).filter((list) => !isTold(list.path))) {
    const { length = 0 } = lengths.get(path.join()) ?? []
    const says = `has ${items.length} items here and ${length} in the original, which \`${versionField}\` says it matches: write what is missing (${original.path}:${original.locate(path).line})`
    // Words may have more forms in one language.
    if (items.length < length && items.every(isRecord))
      yield atField('translation', file, path, says)
  }
}

/** Checks that a translation has exactly the words of its original. */
export const checkTranslation: FileRule = function* ({ file }, { originals }) {
  const { path, data, original, originalFile, language, version, mismatches = [] } = file
  if (!originalFile) {
    const folder = original.replace(/[^/]*$/, '')
    const beside = originals.filter((path) => path.startsWith(folder))
    const names = new Map(beside.map((path) => [path.slice(folder.length), path]))
    const meant = names.get(nearest(original.slice(folder.length), names.keys()) ?? '')
    const gone = subjectOf(original)
      ? 'put that back'
      : 'delete it, or rename it as its original was'
    const way = meant
      ? `call it ${fileIn(language, meant)} if it is the ${englishName(language)} of that, or delete it`
      : gone
    const says = `translates nothing, because ${original} no longer exists: ${way}`
    yield atFile('translation', path, says)
    return
  }
  for (const { path: field, says, wait } of mismatches) {
    const place = placeInOriginal(originalFile, field, wait)
    const message = `${fieldName(field) || 'the file'}: ${says} (${place})`
    const problem = atFile('translation', path, message, file.locate(field))
    // A missing translation does not block the other languages.
    yield wait === undefined || field.length === 0 ? problem : asWarning(problem)
  }
  const now = versionOf(originalFile)
  const mark = `${versionField}: ${now}`
  const missing = `${versionField}: is missing; if this translates ${original} as it is now, write ${mark}`
  if (version === undefined && file.mismatches?.every((mismatch) => mismatch.path.length > 0))
    yield atFile('translation', path, missing)
  const [paragraph] = paragraphs(originalFile)
  if (paragraph && data !== undefined && paragraphs(file).length === 0) {
    const says = `the text below the fields is not translated; write it here (${original}:${paragraph.locate().line}:1)`
    yield atFile('translation', path, says)
  }
  if (version === now) yield* shorterLists(file, originalFile)
  if (version === undefined || version === now) return
  // An old translation of a review would put words into the mouth of the customer with the new
  // name. Any other may wait for an update.
  const since = original === testimonialsFile ? ', so what is new there is left out here' : ''
  const stale = `${original} has changed since${since}; translate what npm run check:translations lists, then write ${mark}`
  yield asWarning(atField('translation', file, [versionField], stale))
}

/**
 * Checks placeholders against those of the English words: others are misspelled, and would be shown
 * as written.
 */
export const checkValues: FileRule = function* ({ file: { original, originalFile, data } }) {
  const subject = subjectOf(original)
  if (!subject || !originalFile) return
  const translated = new Map(textsOf(data).map(({ path, text }) => [path.join('.'), text]))
  for (const { path, text } of textsOf(originalFile.data)) {
    const values = namesInBraces(translated.get(path.join('.')) ?? text)
    const wrong = valuesIn([subject, ...path].join('.'), text).find(
      (name) => !values.includes(name),
    )
    if (wrong)
      yield atField(
        'translation',
        originalFile,
        path,
        unknownPlaceholder(wrong, { scope: 'site', values }),
      )
  }
}

/** A translation of an older version of its original. */
export type StaleTranslation = { translation: ContentFile; original: ContentFile }

/** Returns the translations whose originals have been reworded since. */
export const staleTranslations = ({ files }: LanguageContent): StaleTranslation[] =>
  files.flatMap((translation) => {
    const { version, originalFile: original } = translation
    return original && version !== versionOf(original) ? [{ translation, original }] : []
  })

/** Checks that the list of terms itself can be read. */
export const checkTerms: ContentRule = (content) => [
  ...(content.terms?.problems ?? []),
  ...wrongTerms(content),
]
