import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folders = ['components', 'content/schema', 'pages', 'renderer', 'scripts']
const code = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
)
const explained = [
  'README.md',
  'CONTRIBUTING.md',
  ...code.filter((file) => /\.(?:tsx?|mjs)$/.test(file)),
]
const named =
  /(?<![\w./-])(?:components|content\/schema|pages|renderer|scripts|tests)\/[\w./+-]+\.(?:css|mjs|tsx?)\b/g

test('each file that a document, a comment or a message names is there', () => {
  const lost = explained.flatMap((file) =>
    (readFileSync(file, 'utf8').match(named) ?? [])
      // The kind that CONTRIBUTING.md adds as an example.
      .filter((name) => !existsSync(name) && !/\baward\b/.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(lost).toEqual([])
})
