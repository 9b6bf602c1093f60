import { languages } from '../languages.ts'
import { versionField } from '../translation.ts'
import { type Check, type ContentFile, problemAt } from './content.ts'
import { didYouMean } from './nearest.ts'
import { fieldName, type Problem } from './problem.ts'

const mismatched = (file: ContentFile): Problem[] =>
  (file.mismatches ?? []).map(({ path, says }) =>
    problemAt(file, path, `${fieldName(path)}: ${says} (${file.original})`),
  )

const unversioned = (file: ContentFile): Problem[] =>
  file.version === undefined && file.mismatches
    ? [
        problemAt(
          file,
          [],
          `${versionField}: is missing; npm run check:translations -- --accept ${file.path} writes which version of ${file.original} this is`,
        ),
      ]
    : []

/** A translation has the words of its original, all of them and nothing else. */
export const checkTranslations =
  (originals: readonly ContentFile[]): Check =>
  ({ files, language }) => {
    const known = originals.map(({ path }) => path)
    return files.flatMap((file) => {
      if (!known.includes(file.original))
        return [
          problemAt(
            file,
            [],
            `translates nothing: there is no ${file.original}${didYouMean(file.original, known)}; a file in ${languages[language].name} stands beside its original`,
          ),
        ]
      return [...mismatched(file), ...unversioned(file)]
    })
  }
