import { expect, test } from 'vitest'
import { readSource } from '../../renderer/content/content-file.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { runCheckTranslations } from '../../scripts/check-translations.ts'
import { projectWith } from '../project.ts'

const page = 'content/pages/about.mdx'
const spanishPage = 'content/pages/about.es.mdx'
const reviews = 'content/testimonials.yaml'
const spanishReviews = 'content/testimonials.es.yaml'

const pageText = `---
title: About
heading: About us
---

First paragraph.

Second
paragraph.

Third paragraph.
`
const reviewsText = 'testimonials:\n  - { name: Ana, text: Good., rating: 5 }\n'
const version = (path: string, text: string) => versionOf(readSource({ path, text }))

const spanishText = `---
# Voice: calm.
translates: ${version(page, pageText)} # keep
title: Nosotros
heading: Sobre nosotros
---

Primer párrafo.

Segundo párrafo.

Tercer párrafo.
`

/** Creates a project in which both files were translated, and have not changed since. */
const project = () => {
  const { run, ...all } = projectWith({
    'content/images/none.yaml': '',
    'content/menus.es.yaml': 'translates: abc\n',
    'content/home.yaml': 'contact: { heading: Write }\n',
    [page]: pageText,
    [reviews]: reviewsText,
    [spanishPage]: spanishText,
    [spanishReviews]: `translates: ${version(reviews, reviewsText)}\ntestimonials:\n  - text: Bien.\n`,
  })
  all.git('init')
  all.commit()
  return { ...all, run: (...args: string[]) => run(runCheckTranslations, ...args) }
}

test('the changed words of an original are shown at their lines, also if it was renamed', async () => {
  const { commit, edit, git, run } = project()
  edit(page, 'heading: About us', 'heading: Who we are')
  edit(page, 'First', 'Very first')
  edit(page, /$/, '\nFourth paragraph.\n')
  commit()
  const said = async () => (await run()).said
  expect(await said()).toContain(`${spanishPage} renders an older version of ${page}. Since then`)
  expect(await said()).toMatch(/\nFiles to translate: .*content\/home\.es\.yaml/)
  expect(await said()).toContain(`
  ${page}:3
heading: [-About us-]{+Who we are+}
`)
  git('mv', page, page.replace('about', 'us'))
  git('mv', spanishPage, spanishPage.replace('about', 'us'))
  commit()
  expect(await said()).toContain(':6\n[-First-]{+Very first+} paragraph.\n')
  expect(await said()).toContain('{+Fourth paragraph.+}')
})

test('accepting records the current version and changes nothing else', async () => {
  const { edit, read, run } = project()
  edit(page, 'First', 'Very first')
  edit(reviews, 'Good', 'Great')
  const now = version(page, read(page))
  const said = `${spanishPage} now translates the current ${page} (${now}).`
  expect(await run('--accept', `./${spanishPage}`)).toEqual({ code: 0, said })
  expect(read(spanishPage)).toBe(spanishText.replace(version(page, pageText), now))
  expect((await run('--strict')).code).toBe(1)
  expect((await run('--accept', spanishPage, spanishReviews)).code).toBe(0)
  expect((await run('--strict')).code).toBe(0)
})

test.each([
  ['--accept', 'Name the files to accept after --accept, and no others.'],
  [spanishPage, 'Name the files to accept after --accept'],
  ['--accept content/menus.es.yaml', 'There is no translation "content/menus.es.yaml"'],
  ['--accept content/pages/abuot.es.mdx', `did you mean "${spanishPage}"?`],
])('%s is refused', async (words, reason) => {
  const { code, said } = await project().run(...words.split(' '))
  expect(said).toContain(reason)
  expect(code).toBe(2)
})
