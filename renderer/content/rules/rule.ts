import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import type { Problem } from '../problem.ts'
import type { RuleContext } from './context.ts'
import type { FileTexts } from './texts.ts'

/** A rule about one file at a time: returns every violation with its position. */
export type FileRule = (texts: FileTexts, context: RuleContext) => Iterable<Problem>

/** A rule about all files of a language. */
export type ContentRule = (content: LanguageContent) => Iterable<Problem>

/** Makes a rule about one file of the content, if it exists. */
export const ruleOf =
  (
    path: string,
    rule: (file: ContentFile, content: LanguageContent) => Iterable<Problem>,
  ): ContentRule =>
  (content) => {
    const file = content.files.find((one) => one.path === path)
    return file ? rule(file, content) : []
  }
