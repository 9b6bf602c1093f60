import { expect, test } from 'vitest'
import { menuLinks } from '../../components/layout/Navigation.tsx'
import { kinds } from '../../content/schema/kinds.ts'
import { findText } from '../../renderer/content/find-text.ts'
import { wordFields } from '../../renderer/content/schema-nodes.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { editLink } from '../../renderer/git.ts'
import { withFile } from '../content/sample.ts'
import { index, site } from '../project-site.ts'

const path = 'content/legal/sample.mdx'
const text = `---
title: Sample terms
lead: >-
  Words of the lead go
  over two lines.
---

## Of a {companyName} roof

A **bold** word, a [link to us](/contact) and {phone} stand
in a paragraph.

- An item of a list

| Metal | 50    |
| ----- | ----- |

<Callout title="A note beside" tone="warn">

Take care of it.

</Callout>

## Sample terms
`
const sample = siteOf(withFile(path, text))

/** Returns the file, the line and its text where a clicked text or picture is written. */
const placeOf = (
  clicked: Partial<Parameters<typeof findText>[1]>,
  of = sample,
  address = kinds.legal.address('sample'),
) => {
  const found = findText(of, { address, text: '', at: 0, around: '', ...clicked }) ?? ''
  const [file = '', line] = found.split(':')
  const written = of.file(file)?.text.split('\n')[Number(line) - 1] ?? ''
  return { file, line: Number(line), written }
}

const { phone } = sample.business()
const paragraph = `A bold word, a link to us and ${phone} stand in a paragraph.`

test.each([
  ['Sample terms', 'Sample', 2],
  ['Words of the lead go over two lines.', 'lines', 5],
  ['Of a Saltwind roof', 'roof', 8],
  [paragraph, 'link', 10],
  [paragraph, 'paragraph', 11],
  ['AN ITEM OF A LIST', 'LIST', 13],
  ['Metal', 'Metal', 15],
  ['A note beside', 'note', 18],
  ['Take care of it.', 'care', 20],
])('of "%s" on the page, "%s" is written in line %i of its file', (shown, word, line) => {
  expect(placeOf({ text: shown, at: shown.indexOf(word) })).toMatchObject({ file: path, line })
})

test('of two equal texts, the one whose neighbors are around it on the page is found', () => {
  const clicked = { text: 'Sample terms', around: 'Take care of it.\nSample terms' }
  expect(placeOf(clicked)).toMatchObject({ file: path, line: 24 })
})

test('the value of a placeholder is found where it is written', () => {
  const { file, written } = placeOf({ text: paragraph, at: paragraph.indexOf('555') })
  expect(file).toBe('content/business.yaml')
  expect(written).toContain(phone)
})

test('a picture is found where its page chooses it, in any of its sizes', () => {
  for (const { slug, picture } of index.collections.service) {
    const sizeOf = (width: number) => ({ width, file: `${picture}-0a1b2c3d-${width}.avif` })
    const sizes = { width: 1, height: 1, avif: [sizeOf(160), sizeOf(1200)], fallback: sizeOf(800) }
    const drawn = { ...site, pictureIndex: { [picture]: sizes } }
    for (const { file: shown } of [...sizes.avif, sizes.fallback])
      expect(placeOf({ picture: shown }, drawn, kinds.service.address(slug))).toMatchObject({
        file: `content/services/${slug}.mdx`,
        written: expect.stringContaining(`picture: ${picture}`),
      })
  }
})

test('an item of the header is found where its label is written, or the title of its page', () => {
  const links = menuLinks('header', index)
  const around = links.map((one) => one.label).join('\n')
  for (const { to, label } of index.menus.header) {
    const { href: link = '', label: shown = '' } = links.find((one) => one.href === to) ?? {}
    const { file, written } = placeOf({ text: shown, link, around }, site, '/')
    expect(file, to).toBe(label ? 'content/menus.yaml' : site.pageAt(to)?.files[0])
    expect(written).toContain(shown)
  }
})

test('texts in the fields of pages are found at their lines, or at those of the same text', () => {
  /** A page of each kind in each language. */
  const pages = new Map(site.pages.map((page) => [page.kind + page.language, page])).values()
  for (const { address, files } of pages) {
    const file = site.file(files[0] ?? '')
    const texts = wordFields(file?.schema ?? {}, file?.fields).filter(
      (one) => !/[{}"']/.test(one.text) && !/^meta|^page|^keywords/.test(String(one.path[0])),
    )
    expect(texts.length, address).toBeGreaterThan(0)
    // All of them would take minutes.
    for (const at of [0, 8, 16, 24, 32].filter((place) => place < texts.length)) {
      const shown = texts[at]?.text ?? ''
      const around = texts.slice(Math.max(0, at - 2), at + 3).map((one) => one.text)
      const { written } = placeOf({ text: shown, around: around.join('\n') }, site, address)
      expect(written, `${address} ${texts[at]?.path}`).toContain(shown.split(/\s/)[0])
    }
  }
})

test.each([
  ['https://github.com/owner/site', 'ana/fix#2', '/edit/ana/fix%232/content/a.yaml'],
  ['https://gitlab.com/owner/site', 'words', '/-/edit/words/content/a.yaml'],
])('the edit link of each host is correct: %s, on the branch %s', (repository, branch, way) => {
  expect(editLink(repository, branch, 'content/a.yaml')).toBe(repository + way)
})
