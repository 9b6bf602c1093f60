import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { readSource } from '../../renderer/content/content-folder.ts'
import { paragraphs } from '../check/texts.ts'

/**
 * A text that stands in for one that is to be written, or a field or list item without a value and
 * a comment that says what it takes.
 */
const unwritten = /to be written|^\s*(?:- )?[\w-]+: +#|^\s*- #/i

/** Whether a line is, or stands in for, a text that is to be written. */
export const isUnwritten = (line: string): boolean => unwritten.test(line)

/** The text below the fields of a translation is that of its original at first. */
const linesToTranslate = (path: string, text: string): number[] =>
  path.endsWith('.mdx') && languageOf(path).language !== defaultLanguage
    ? paragraphs(readSource({ path, text })).map(({ locate }) => locate().line)
    : []

/** The lines of a new file that are still to be written. */
export const unwrittenLines = (path: string, text: string): number[] => {
  const untranslated = linesToTranslate(path, text)
  return text
    .split('\n')
    .flatMap((line, index) =>
      isUnwritten(line) || untranslated.includes(index + 1) ? [index + 1] : [],
    )
}
