import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokensFile } from '../../renderer/design/tokens.ts'
import { filesIn } from '../../renderer/files-in.ts'

const color = /(?<!\w|url\()(?:#|%23)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(/gi
const width = /@(?:media|container)[^{]*\bwidth\b|\((?:min|max)-width/g
const partOfClass = /\[class[*^$|~]?=/g

/** Masks have no color: black just means visible. */
const loneValues = (text: string): string[] =>
  [color, width, partOfClass].flatMap(
    (pattern) => text.replace(/\bmask(?:-\w+)?:[^;]*;/g, '').match(pattern) ?? [],
  )

test('colors and breakpoints are defined only in tokens and drawings, and classes matched only whole', () => {
  const wrong =
    'a { color: #0E2A3B } @media screen and (width >= 40rem) {} a[class*="line"] {} stroke="%23c4552d" rgb(255 255 255)'
  expect(loneValues(wrong)).toHaveLength(5)
  const files = ['components', 'pages', 'renderer', 'scripts']
    .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(css|tsx?|mjs)$/.test(file) && file !== tokensFile)
  const found = files.map((file) => [file, loneValues(readFileSync(file, 'utf8'))])
  expect(found.filter(([, values]) => values?.length)).toEqual([])
})
