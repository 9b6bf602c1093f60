import { diffLines } from 'diff'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { readSource } from '../../renderer/content/content-folder.ts'
import { paragraphs } from '../check/texts.ts'

/** A placeholder text, or a field or list item with a comment in place of its value. */
const unwritten = /to be written|^\s*(?:- )?[\w-]+: +#|^\s*- #/i

/** The text below the fields of a translation is that of its original at first. */
const linesToTranslate = (path: string, text: string): number[] =>
  path.endsWith('.mdx') && languageOf(path).language !== defaultLanguage
    ? paragraphs(readSource({ path, text })).map(({ locate }) => locate().line)
    : []

/** The numbers of the lines that a text has and an earlier one had not. */
const addedLines = (before: string, now: string): Set<number> => {
  let line = 1
  const added = diffLines(before, now).flatMap((part) => {
    if (part.removed) return []
    const numbers = Array.from({ length: part.count }, (_, index) => line + index)
    line += part.count
    return part.added ? numbers : []
  })
  return new Set(added)
}

/** The lines that are still to be written of those added to a file: `content/home.yaml:3  title: # …`. */
export const linesToWrite = (path: string, before: string, now: string): string[] => {
  const added = addedLines(before, now)
  const untranslated = new Set(linesToTranslate(path, now))
  return now.split('\n').flatMap((text, index) => {
    const number = index + 1
    const isToWrite = unwritten.test(text) || untranslated.has(number)
    return isToWrite && added.has(number) ? [`${path}:${number}  ${text.trim()}`] : []
  })
}
