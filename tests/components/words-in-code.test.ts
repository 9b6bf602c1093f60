import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Text between tags, and text in attributes that a visitor sees or hears. */
const written = [
  />[^<>{}()=;:[\]]*[A-Za-z]{3,}[^<>{}()=;:[\]]*(?:<\/|\{)/g,
  /\b(?:aria-label|label|title|alt|placeholder)="[^"]*[A-Za-z]{3,}[^"]*"/g,
]

const wordsIn = (code: string): string[] => {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/=>/g, '')
  return written.flatMap((pattern) => withoutComments.match(pattern) ?? [])
}

test('text that a visitor reads is in content, not in code', () => {
  expect(wordsIn('<a aria-label="Call us" href={dial}>Call now</a>')).toHaveLength(2)
  expect(wordsIn('<p>{words.call}</p> // Call us')).toEqual([])
  const found = sourceFiles(/\.tsx$/).map((file) => [file, wordsIn(readFileSync(file, 'utf8'))])
  expect(found.filter(([, words]) => words?.length)).toEqual([])
})
