import { englishName, languages } from '../../content/schema/languages.ts'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import {
  type CheckInput,
  type ContentFile,
  problemAt,
} from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { fieldName, type Problem } from '../../renderer/content/problem.ts'
import { versionField } from '../../renderer/content/translation.ts'
import { forEachFile, nothing } from './rule.ts'
import { paragraphs } from './texts.ts'
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
          `the text below the fields is not translated; write it here (${original.path}:${paragraphsIn(original)[0]?.locate().line}:1)`,
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
export const checkTranslations = forEachFile({
  name: 'translations',
  reads: ({ originals }) => originals.map(({ path }) => path),
  find: (file, known) => {
    const { original, originalFile, language } = file
    if (!originalFile)
      return [
        problemAt(
          file,
          [],
          `translates nothing: there is no ${original}${didYouMean(original, known)}; a file in ${englishName(language)} stands beside its original`,
        ),
      ]
    return [
      ...mismatched(file),
      ...unversioned(file),
      ...withoutBody(file, originalFile),
      ...misattributed(file, originalFile),
    ]
  },
})

/** A translation and the original that it renders an older version of. */
export type StaleTranslation = { translation: ContentFile; original: ContentFile }

const isStale = ({ version, originalFile }: ContentFile): boolean =>
  originalFile !== undefined && version !== versionOf(originalFile)

/** The translations whose originals have other words now than those that were translated. */
export const staleTranslations = ({ files }: CheckInput): StaleTranslation[] =>
  files.flatMap((translation) => {
    const { originalFile } = translation
    return originalFile && isStale(translation) ? [{ translation, original: originalFile }] : []
  })

/** An old translation is right until somebody finds the time for a new one. */
export const checkStaleTranslations = forEachFile({
  name: 'stale translations',
  reads: nothing,
  find: (file) =>
    file.version === undefined || !isStale(file)
      ? []
      : [
          {
            ...problemAt(
              file,
              [versionField],
              `${versionField}: ${file.original} has changed since; npm run check:translations lists what to translate`,
            ),
            severity: 'warning',
          },
        ],
})

const mostNamed = 12

const listOf = (paths: readonly string[]): string =>
  paths.length > mostNamed
    ? `${paths.slice(0, mostNamed).join(', ')} and ${paths.length - mostNamed} more`
    : paths.join(', ')

const hasWords = (file: ContentFile): boolean =>
  paragraphs(file).length > 0 || textsToTranslate(file).length > 0

/** How far a translation of the site has come, in sentences. */
export const describeTranslations = (content: CheckInput): string[] => {
  const { name } = languages[content.language]
  const worded = content.originals.filter(hasWords).map(({ path }) => path)
  const missing = worded.filter((path) => !content.files.some(({ original }) => original === path))
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
  ]
}
