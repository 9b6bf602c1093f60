import type { WordSubject } from '../../content/schema/words.ts'
import type { Words } from '../content/words.ts'
import { pageLanguage } from './page-language.ts'

/**
 * Files of words in every language, each loaded when it is asked for. A glob import of them, based
 * on their folder, has this shape.
 */
type WordFiles = Readonly<Record<string, () => Promise<unknown>>>

/** The words of some subjects, each as it stands in its file. */
export type WordsBySubject<Subject extends WordSubject> = {
  readonly [Name in Subject]: Words<Name>
}

const load = async (files: WordFiles, subject: WordSubject) => {
  const read = files[`./${subject}.${pageLanguage()}.yaml`] ?? files[`./${subject}.yaml`]
  if (!read) throw new Error(`No words of ${subject}`)
  return [subject, await read()]
}

/**
 * The words of some subjects in the language of the page, or in the default one while they are not
 * translated. Loaded by the browser: so the HTML does not carry what it does not show. The content
 * check has read them before.
 * @throws when a file is not among those given, or cannot be loaded.
 */
export const loadWords = async <Subject extends WordSubject>(
  files: WordFiles,
  ...subjects: Subject[]
) =>
  Object.fromEntries(
    await Promise.all(subjects.map((subject) => load(files, subject))),
  ) as WordsBySubject<Subject>
