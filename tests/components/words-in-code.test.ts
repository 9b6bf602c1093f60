import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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
  expect(wordsIn('<p>Call us</p>')).toEqual(['>Call us</'])
  expect(wordsIn('<a aria-label="Call us" href={dial}>{phone}</a>')).toHaveLength(1)
  expect(wordsIn('<p>{words.call}</p> // Call us')).toEqual([])
  const files = ['components', 'pages', 'renderer'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => join(folder, file)),
  )
  const found = files.map((file) => [file, wordsIn(readFileSync(file, 'utf8'))])
  expect(found.filter(([, words]) => words?.length)).toEqual([])
})
