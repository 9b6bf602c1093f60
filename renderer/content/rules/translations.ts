import { namesInBraces } from '../../../content/schema/placeholders.ts'
import { subjectOf, valuesIn } from '../../../content/schema/words.ts'
import type { ContentFile } from '../content-file.ts'
import { fieldName, nearest } from '../problem.ts'
import { type Path, textsOf } from '../schema-nodes.ts'
import { type Mismatch, versionOf } from '../translation.ts'
import { errorsOf, type KnownNames } from '../validate.ts'
import { versionField } from '../version.ts'
import { unknownPlaceholder } from './explain.ts'
import { asWarning, atField, atFile, type TextRule, type Told } from './rule.ts'

/** Reports fields that do not match those of the original. */
function* mismatchesIn(file: ContentFile, original: ContentFile, known: KnownNames) {
  const { mismatches = [] } = file
  const { schema, data } = original
  // A name in the original that is that of nothing is reported there.
  const errors = schema && mismatches.length > 0 ? errorsOf(schema, data, known) : []
  const wrong = errors.flatMap(({ propertyName }) => propertyName ?? [])
  // A field that has another name here is told once, as the one that the original lacks.
  const misnamed = [
    ...(schema ? errorsOf(schema, file.data) : []).flatMap((one) => one.params.additionalProperty),
    ...mismatches.flatMap(({ path, wait }) => (wait === 'left behind' ? path.at(-1) : [])),
  ]
  const isTold = ({ path, wait }: Mismatch) =>
    path.some((step) => nearest(String(step), wrong) !== undefined) ||
    (wait !== 'left behind' && nearest(String(path.at(-1)), misnamed.map(String)) !== undefined)
  for (const { path, says, wait } of mismatches.filter((one) => !isTold(one))) {
    const isThere = wait === 'left out' || wait === 'in English'
    const place = isThere ? `:${original.locate(path).line}` : ''
    const message = `${fieldName(path) || 'the file'}: ${says} (${original.path}${place})`
    const problem = atFile(file.path, message, file.locate(path))
    // A missing translation does not block the other languages.
    yield wait === undefined || path.length === 0 ? problem : asWarning(problem)
  }
}

/** Checks that a translation has exactly the words of its original, as they are now. */
export const checkTranslation: TextRule = function* ({ file }, { known }) {
  const { path, data, body, original, originalFile, version, mismatches } = file
  const gone = `translates nothing, because ${original} no longer exists: ${subjectOf(original) ? 'put that back' : 'delete it, or rename it as its original was'}`
  if (!originalFile) return path === original ? undefined : yield atFile(path, gone)
  yield* mismatchesIn(file, originalFile, known)
  yield* misspelledValues(file).map(({ told }) => told)
  const now = versionOf(originalFile)
  const isWhole = mismatches?.every((mismatch) => mismatch.path.length > 0)
  if (version === undefined && isWhole)
    yield atFile(
      path,
      `${versionField}: is missing; if this translates ${original} as it is now, write ${versionField}: ${now}`,
    )
  if (originalFile.body.trim() !== '' && data !== undefined && body.trim() === '')
    yield atFile(path, `the text below the fields is not translated; write it here (${original})`)
  if (version === undefined || version === now) return
  const stale = `${original} has changed since; translate what npm run check:translations lists, then write ${versionField}: ${now}`
  yield asWarning(atField(file, [versionField], stale))
}

/**
 * Returns the placeholders of English words that a translation lacks, if those have changed since:
 * code fills them in, so they are misspelled there, and would be shown as written.
 */
export const misspelledValues = (file: ContentFile): { path: Path; told: Told }[] => {
  const { original, originalFile, version, data } = file
  const subject = subjectOf(original)
  if (!subject || !originalFile || version === versionOf(originalFile)) return []
  const translated = new Map(textsOf(data).map(({ path, text }) => [path.join('.'), text]))
  return textsOf(originalFile.data).flatMap(({ path, text }) => {
    const values = namesInBraces(translated.get(path.join('.')) ?? text)
    const names = valuesIn([subject, ...path].join('.'), text)
    return names.flatMap((name) => {
      const says = unknownPlaceholder(name, { scope: 'site', values })
      return values.includes(name) ? [] : [{ path, told: atField(originalFile, path, says) }]
    })
  })
}
