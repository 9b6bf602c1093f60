import { expect, test } from 'vitest'
import { kinds } from '../../content/schema/kinds.ts'
import { findText } from '../../renderer/content/find-text.ts'
import { wordFields } from '../../renderer/content/schema-nodes.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { editLink } from '../../renderer/git.ts'
import { withFile } from '../content/sample.ts'
import { site } from '../project-site.ts'

const path = 'content/legal/sample.mdx'
const text = `---
title: Sample terms
lead: >-
  Words of the lead go
  over two lines.
---

## Of a {companyName} roof

A **bold** word, a [link to us](/contact) and {phone} stand
in a paragraph with an underlayment.

- An item of a list

| Kind  | Years |
| ----- | ----- |
| Metal | 50    |

<Callout title="A note beside" tone="warn">

Take care of it.

</Callout>
`
const sample = siteOf(withFile(path, text))
const address = kinds.legal.address('sample')

/** The line of a word that was clicked, in a text as the page shows it. */
const lineOf = (shown: string, word: string) => {
  const found = findText(sample, { address, text: shown, at: shown.indexOf(word), around: '' })
  const [file, line] = found?.split(':') ?? []
  return file === path ? Number(line) : found
}

test.each([
  ['Sample terms', 'Sample', 2],
  ['Words of the lead go over two lines.', 'lead', 4],
  ['Words of the lead go over two lines.', 'lines', 5],
  ['Of a Saltwind roof', 'roof', 8],
  ['A bold word, a link to us and (305) 555-0142 stand in a paragraph', 'bold', 10],
  ['A bold word, a link to us and (305) 555-0142 stand in a paragraph', 'link', 10],
  ['A bold word, a link to us and (305) 555-0142 stand in a paragraph', 'paragraph', 11],
  ['AN ITEM OF A LIST', 'LIST', 13],
  ['Metal', 'Metal', 17],
  ['A note beside', 'note', 19],
  ['Take care of it.', 'care', 21],
])('of "%s" on the page, "%s" is written in line %i of its file', (shown, word, line) => {
  expect(lineOf(shown, word)).toBe(line)
})

test('what fills a placeholder is found where it is written itself', () => {
  const { phone } = sample.business()
  const shown = `A bold word, a link to us and ${phone} stand in a paragraph`
  const place = findText(sample, { address, text: shown, at: shown.indexOf('555'), around: '' })
  const [file = '', line] = place?.split(':') ?? []
  expect(sample.file(file)?.text.split('\n')[Number(line) - 1]).toContain(phone)
})

test('a picture is found where its page chooses it', () => {
  const [service] = site.files.filter(
    ({ entry, path: file, original }) => entry?.kind === 'service' && file === original,
  )
  const { picture } = service?.fields ?? {}
  const clicked = { text: '', at: 0, around: '', picture: String(picture) }
  const page = kinds.service.address(service?.entry?.slug ?? '')
  const [file, line] = findText(site, { address: page, ...clicked })?.split(':') ?? []
  expect(file).toBe(service?.path)
  expect(service?.text.split('\n')[Number(line) - 1]).toContain(`picture: ${picture}`)
})

/** A page of each kind in each language, with the file that is its first. */
const pages = [...new Map(site.pages.map((page) => [page.kind + page.language, page])).values()]

test('texts in the fields of pages are found at their lines, or where the same is said', () => {
  const found = pages.flatMap(({ address: page, files: [path = ''] }) => {
    const file = site.file(path)
    const texts = wordFields(file?.schema ?? {}, file?.fields).filter(
      ({ text: words, path: [name] }) =>
        !/[{}"']/.test(words) && !/^meta|^page|^keywords/.test(String(name)),
    )
    // All of them would take minutes.
    return texts.slice(0, 40).flatMap(({ text: words, path: field }, index) => {
      if (index % 4) return []
      const beside = texts.slice(Math.max(0, index - 2), index + 3)
      const around = beside.map(({ text: one }) => one).join('\n')
      const place = findText(site, { address: page, text: words, at: 0, around }) ?? ''
      const [where = '', line] = place.split(':')
      const written = site.file(where)?.text.split('\n')[Number(line) - 1] ?? ''
      const isThere = written.includes(words.split(/\s/)[0] ?? '')
      return [isThere ? '' : `${path} ${field.join('.')}: ${place}`]
    })
  })
  expect(found.length).toBeGreaterThan(pages.length * 2)
  expect(found.filter(Boolean)).toEqual([])
})

test.each([
  ['https://github.com/owner/site', 'main', '/edit/main/content/a.yaml'],
  ['https://gitlab.com/owner/site', 'words', '/-/edit/words/content/a.yaml'],
  ['https://github.com/owner/site', 'ana/fix#2', '/edit/ana/fix%232/content/a.yaml'],
])(
  'the edit page at %s, on the branch %s, is named as its host names it',
  (repository, branch, way) => {
    expect(editLink(repository, branch, 'content/a.yaml')).toBe(repository + way)
  },
)
