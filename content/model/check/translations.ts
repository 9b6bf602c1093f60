import { englishName, languages } from '../languages.ts'
import { testimonialsFile } from '../schema/testimonials.ts'
import { versionField } from '../translation.ts'
import { type Check, type CheckInput, type ContentFile, problemAt } from './content.ts'
import { didYouMean } from './nearest.ts'
import { fieldName, type Problem } from './problem.ts'
import { textsToTranslate, versionOf } from './translated-texts.ts'

const mismatched = (file: ContentFile): Problem[] =>
  (file.mismatches ?? [])
    .filter(({ mayWait }) => !mayWait)
    .map(({ path, says }) =>
      problemAt(file, path, `${fieldName(path) || 'the file'}: ${says} (${file.original})`),
    )

const unversioned = (file: ContentFile): Problem[] =>
  file.version === undefined && file.mismatches?.every(({ path }) => path.length > 0)
    ? [
        problemAt(
          file,
          [],
          `${versionField}: is missing; npm run check:translations -- --accept ${file.path} writes which version of ${file.original} this is`,
        ),
      ]
    : []

const paragraphsIn = (file: ContentFile) =>
  textsToTranslate(file).filter(({ field }) => field.length === 0)

const withoutBody = (file: ContentFile, original: ContentFile): Problem[] =>
  paragraphsIn(original).length > 0 && file.data !== undefined && paragraphsIn(file).length === 0
    ? [
        problemAt(
          file,
          [],
          `the text below the fields is not translated (${file.original}:${paragraphsIn(original)[0]?.locate().line})`,
        ),
      ]
    : []

/** Beside a name that changed, an old translation would be words that this customer never said. */
const misattributed = (file: ContentFile, original: ContentFile): Problem[] =>
  original.path === testimonialsFile && file.version && file.version !== versionOf(original)
    ? [
        problemAt(
          file,
          [versionField],
          `${versionField}: ${original.path} has changed, so a customer may be given the words of another; translate what npm run check:translations lists, then add -- --accept ${file.path}`,
        ),
      ]
    : []

/** A translation has the words of its original, all of them and nothing else. */
export const checkTranslations: Check = ({ files, originals, language }) => {
  const known = originals.map(({ path }) => path)
  return files.flatMap((file) => {
    const original = originals.find(({ path }) => path === file.original)
    if (!original)
      return [
        problemAt(
          file,
          [],
          `translates nothing: there is no ${file.original}${didYouMean(file.original, known)}; a file in ${englishName(language)} stands beside its original`,
        ),
      ]
    return [
      ...mismatched(file),
      ...unversioned(file),
      ...withoutBody(file, original),
      ...misattributed(file, original),
    ]
  })
}

/** A translation and the original that it renders an older version of. */
export type StaleTranslation = { translation: ContentFile; original: ContentFile }

/** The translations whose originals have other words now than those that were translated. */
export const staleTranslations = ({ files, originals }: CheckInput): StaleTranslation[] =>
  files.flatMap((translation) => {
    const original = originals.find(({ path }) => path === translation.original)
    return original && translation.version !== versionOf(original)
      ? [{ translation, original }]
      : []
  })

const mostNamed = 12

const listOf = (paths: readonly string[]): string =>
  paths.length > mostNamed
    ? `${paths.slice(0, mostNamed).join(', ')} and ${paths.length - mostNamed} more`
    : paths.join(', ')

/** How far a translation of the site has come, in sentences. */
export const describeTranslations = (content: CheckInput): string[] => {
  const { name } = languages[content.language]
  const worded = content.originals.filter((original) => textsToTranslate(original).length > 0)
  const missing = worded
    .map(({ path }) => path)
    .filter((path) => !content.files.some(({ original }) => original === path))
  const stale = staleTranslations(content)
  const waiting = content.files.flatMap(({ path, mismatches = [] }) =>
    mismatches.filter(({ mayWait }) => mayWait).map((field) => `${path} ${fieldName(field.path)}`),
  )
  return [
    missing.length === 0
      ? `${name}: all ${worded.length} files are translated.`
      : `${name}: ${missing.length} of ${worded.length} files are not translated: ${listOf(missing)}.`,
    ...(waiting.length === 0
      ? []
      : [`${name}: left out until they are translated: ${listOf(waiting)}.`]),
    ...(stale.length === 0
      ? []
      : [
          `${name}: ${stale.length} of ${content.files.length} translations are older than their originals; npm run check:translations lists what changed.`,
        ]),
  ]
}
