import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource } from '../../content/model/check/content.ts'
import { paragraphs } from '../../content/model/check/texts.ts'
import { defaultLanguage, languageOf } from '../../content/model/languages.ts'

/**
 * A text that stands in for one that is to be written, or a field or list item without a value and
 * a comment that says what it takes.
 */
const unwritten = /to be written|^\s*(?:- )?[\w-]+: +#|^\s*- #/i

/** The text below the fields of a translation is that of its original at first. */
const linesToTranslate = (path: string, text: string): number[] =>
  path.endsWith('.mdx') && languageOf(path).language !== defaultLanguage
    ? paragraphs(readSource({ path, text })).map(({ locate }) => locate().line)
    : []

/**
 * The texts that are still to be written in some files: `content/cities/coconut-creek-fl.mdx:4`, and the
 * line there.
 */
export const unwrittenTexts = (
  root: string,
  files: readonly string[],
): { place: string; text: string }[] =>
  files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const untranslated = linesToTranslate(file, text)
    return text
      .split('\n')
      .flatMap((line, index) =>
        unwritten.test(line) || untranslated.includes(index + 1)
          ? [{ place: `${file}:${index + 1}`, text: line.trim() }]
          : [],
      )
  })
