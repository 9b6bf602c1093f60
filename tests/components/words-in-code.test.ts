import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Text between tags, and text in attributes that a visitor sees or hears. */
const written = [
  />[^<>{}()=;:[\]]*[A-Za-z]{3,}[^<>{}()=;:[\]]*(?:<\/|\{)/g,
  /\b(?:aria-label|label|title|alt|placeholder)="[^"]*[A-Za-z]{3,}[^"]*"/g,
]

const wordsIn = (code: string): string[] => {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/=>/g, '')
  return written.flatMap((pattern) =>
    [...withoutComments.matchAll(pattern)].map(([found]) => found),
  )
}

const files = ['components', 'pages', 'renderer'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(folder, file)),
)

describe('text that a visitor reads', () => {
  test('is found in markup and in labels', () => {
    expect(wordsIn('<p>Call us</p>')).toEqual(['>Call us</'])
    expect(wordsIn('<a aria-label="Call us" href={dial}>{phone}</a>')).toEqual([
      'aria-label="Call us"',
    ])
    expect(wordsIn('<p>{words.call}</p> // Call us')).toEqual([])
  })

  test('is in content, not in code', () => {
    const found = files.flatMap((file) =>
      wordsIn(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
    )
    expect(found).toEqual([])
  })
})
