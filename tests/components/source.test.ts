import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { tokensFile } from '../../renderer/design/read-tokens.ts'

/** The files of the product's code whose names match, with what is found in the text of each. */
const findingsIn = (names: RegExp, find: (text: string) => string[]) =>
  ['components', 'pages', 'renderer', 'scripts']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => names.test(file) && file !== normalize(tokensFile))
    .map((file) => [file, find(readFileSync(file, 'utf8'))])
    .filter(([, found]) => found?.length)

const color =
  /(?<!\w|url\()(?:#|%23)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(|\b(?:hwb|ok(?:lab|lch))\(/gi
const width = /@(?:media|container)[^{]*\bwidth\b|\((?:min|max)-width/g
const partOfClass = /\[class[*^$|~]?=/g

/** Masks have no color: black just means visible. */
const withoutMasks = (text: string) => text.replace(/\bmask(?:-\w+)?:[^;]*;/g, '')

const loneValues = (text: string): string[] =>
  [color, width, partOfClass].flatMap((pattern) => withoutMasks(text).match(pattern) ?? [])

test('colors and breakpoints are defined only in the tokens, and classes matched only whole', () => {
  const wrong =
    'a { color: #0E2A3B } @media screen and (width >= 40rem) {} a[class*="line"] {} stroke="%23c4552d" rgb(255 255 255)'
  expect(loneValues(wrong)).toHaveLength(5)
  expect(findingsIn(/\.(css|svg|tsx?|mjs)$/, loneValues)).toEqual([])
})

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
  expect(findingsIn(/\.tsx$/, wordsIn)).toEqual([])
})
