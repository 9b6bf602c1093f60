import type { ContentFile } from '../../renderer/content/content-file.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import type { Text } from '../../renderer/content/rules/texts.ts'

export type { FileRule } from '../../renderer/content/rules/rule.ts'

/** A text of a page as written, with the hashes of its runs of words in order. */
export type ComparedText = {
  text: Text
  page: string
  runs: Int32Array
  /** Shown on the page of the city, not on that about a service there. */
  isCard: boolean
  words: number
}

/** The data by which the pages of a file are compared. */
export type Compared = {
  file: ContentFile
  texts: readonly ComparedText[]
  /** The hashes of its long sentences. */
  sentences: readonly number[]
}

/** A rule about all files of a language, and what their pages are compared by. */
export type Rule = (content: LanguageContent, compared: readonly Compared[]) => Iterable<Problem>
