import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { writeWhole } from '../../renderer/cache.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import { versionOf } from '../../scripts/check/translations.ts'
import { run as checkTranslations } from '../../scripts/check-translations.ts'
import { runCommand } from '../recorded-output.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { gitIn } from './git-in.ts'

const page = 'content/pages/about.mdx'
const spanishPage = 'content/pages/about.es.mdx'
const reviews = 'content/testimonials.yaml'
const spanishReviews = 'content/testimonials.es.yaml'

const pageText = `---
order: 1
title: About
heading: About us
metaTitle: About
metaDescription: About
---

First paragraph.

Second
paragraph.

Third paragraph.
`
const reviewsText = 'testimonials:\n  - { name: Ana, text: Good., rating: 5 }\n'

let root: string

const write = (path: string, text: string) => writeWhole(join(root, path), text)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const commit = () => {
  gitIn(root, ['add', '-A'])
  gitIn(root, ['commit', '-qm', 'Change'])
}
const version = (path: string, text: string) => versionOf(readSource({ path, text }))

const spanishText = `---
# Voice: calm.
translates: ${version(page, pageText)} # keep
title: Nosotros
heading: Sobre nosotros
metaTitle: Nosotros
metaDescription: Nosotros
---

Primer párrafo.

Segundo párrafo.

Tercer párrafo.
`

/** A project in which both files were translated, and have not changed since. */
beforeEach(() => {
  root = temporaryFolder('translations')
  write('content/images/none.yaml', '')
  write(page, pageText)
  write(reviews, reviewsText)
  gitIn(root, ['init', '-q'])
  commit()
  write(spanishPage, spanishText)
  write(
    spanishReviews,
    `translates: ${version(reviews, reviewsText)}\ntestimonials:\n  - text: Bien.\n`,
  )
  commit()
})

const run = (...args: string[]) => runCommand(checkTranslations, args, { root })

test('what changed is listed with old and new English, and where both files have it', async () => {
  write(
    page,
    pageText
      .replace('heading: About us', 'heading: Who we are')
      .replace('First', 'Very first')
      .replace('Second\nparagraph.\n\n', '')
      .concat('\nFourth paragraph.\n'),
  )
  commit()
  expect(
    (await run()).said,
  ).toBe(`${spanishPage} renders an older version of ${page}. Since then, 4 texts have changed:
  heading (${page}:4:1, ${spanishPage}:5:1)
    - About us
    + Who we are
  paragraph (${page}:9:1, ${spanishPage}:10:1)
    - First paragraph.
    + Very first paragraph.
  paragraph (${spanishPage}:12:1)
    - Second paragraph.
  paragraph (${page}:13:1)
    + Fourth paragraph.

1 of 2 translations are older than the original.
Where one says again what its original says, npm run check:translations -- --accept <file> notes it.`)
})

test('accepting notes the present version and changes nothing else', async () => {
  const now = pageText.replace('First', 'Very first')
  write(page, now)
  write(reviews, reviewsText.replace('Good', 'Great'))
  const [before, present] = [version(page, pageText), version(page, now)]
  expect(await run('--accept', `./${spanishPage}`)).toEqual({
    code: 0,
    said: `${spanishPage} renders ${page} as it is now (${present}).`,
  })
  expect(read(spanishPage)).toBe(spanishText.replace(before, present))
  expect(await run('--strict')).toEqual({
    code: 1,
    said: expect.stringContaining('1 of 2 translations are older'),
  })
  expect((await run('--accept', spanishPage, spanishReviews)).said).toContain(
    `${spanishPage} renders its original as it is now already.`,
  )
  expect(await run('--strict')).toEqual({
    code: 0,
    said: 'No translation is older than its original (2 files).',
  })
})

test.each([
  ['--accept', 'Name the files to accept.'],
  ['content/pages/about.es.mdx', 'Files are named after --accept only.'],
  ['--accept content/pages/abuot.es.mdx', `did you mean "${spanishPage}"?`],
])('%s is refused', async (words, reason) => {
  const { code, said } = await run(...words.split(' '))
  expect(said).toContain(reason)
  expect(code).toBe(2)
})
