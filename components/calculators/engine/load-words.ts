import type { WordSubject } from '../../../content/model/schema/words/index.ts'
import type { Words } from '../../../content/words.ts'

/** Files of words by their path, each loaded when it is asked for. A glob import of them has this shape. */
type WordFiles = Readonly<Record<string, () => Promise<unknown>>>

/**
 * The words of a subject as they stand in their file, loaded by the browser: so the HTML does not carry what it does not
 * show. The content check has read them before.
 * @throws when the file is not among those given, or cannot be loaded.
 */
export const loadWords = async <Subject extends WordSubject>(files: WordFiles, subject: Subject): Promise<Words<Subject>> => {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/words/${subject}.yaml`)) ?? []
  if (!load) throw new Error(`The words of ${subject} are not among the files given`)
  return (await load()) as Words<Subject>
}
