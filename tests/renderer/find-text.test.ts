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

| Kind  | Years |
| ----- | ----- |
| Metal | 50    |

<Callout title="A note beside" tone="warn">

Take care of it.

</Callout>
`
const sample = siteOf(withFile(path, text))

/** Returns the file and the text of the line where a clicked text or picture is written. */
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
const lead = 'Words of the lead go over two lines.'

test.each([
  ['Sample terms', 'Sample', 2],
  [lead, 'lead', 4],
  [lead, 'lines', 5],
  ['Of a Saltwind roof', 'roof', 8],
  [paragraph, 'bold', 10],
  [paragraph, 'link', 10],
  [paragraph, 'paragraph', 11],
  ['AN ITEM OF A LIST', 'LIST', 13],
  ['Metal', 'Metal', 17],
  ['A note beside', 'note', 19],
  ['Take care of it.', 'care', 21],
])('of "%s" on the page, "%s" is written in line %i of its file', (shown, word, line) => {
  expect(placeOf({ text: shown, at: shown.indexOf(word) })).toMatchObject({ file: path, line })
})

test('the value of a placeholder is found where it is written', () => {
  const { file, written } = placeOf({ text: paragraph, at: paragraph.indexOf('555') })
  expect(file).toBe('content/business.yaml')
  expect(written).toContain(phone)
})

test('a picture is found where its page chooses it', () => {
  for (const { entry, path: file, original, fields } of site.files) {
    if (entry?.kind !== 'service' || file !== original) continue
    const picture = String(fields.picture)
    const sizeOf = (width: number) => ({ width, file: `${picture}-0a1b2c3d-${width}.avif` })
    const [small, large] = [sizeOf(160), sizeOf(1200)]
    const sizes = { width: 1200, height: 675, avif: [small, large], fallback: sizeOf(800) }
    const drawn = { ...site, pictureIndex: { [picture]: sizes } }
    for (const { file: shown } of [small, large, sizes.fallback]) {
      const clicked = { picture: shown }
      const found = placeOf(clicked, drawn, kinds.service.address(entry.slug))
      expect(found).toMatchObject({ file, written: expect.stringContaining(`picture: ${picture}`) })
    }
  }
})

test('an item of the header is found where its label is written, or the title of its page', () => {
  const links = menuLinks('header', index)
  const around = links.map((one) => one.label).join('\n')
  for (const { to, label } of index.menus.header) {
    const { href, label: shown } = links.find((one) => one.href === to) ?? {}
    const clicked = { text: shown ?? '', link: href ?? '', around }
    const { file, written } = placeOf(clicked, site, '/')
    expect(file, to).toBe(label ? 'content/menus.yaml' : site.pageAt(to)?.files[0])
    expect(written).toContain(shown)
  }
})

test('texts in the fields of pages are found at their lines, or at those of the same text', () => {
  /** A page of each kind in each language, with the file that is its first. */
  const pages = new Map(site.pages.map((page) => [page.kind + page.language, page])).values()
  for (const { address, files } of pages) {
    const file = site.file(files[0] ?? '')
    const texts = wordFields(file?.schema ?? {}, file?.fields).filter(
      (one) => !/[{}"']/.test(one.text) && !/^meta|^page|^keywords/.test(String(one.path[0])),
    )
    expect(texts.length, address).toBeGreaterThan(0)
    // All of them would take minutes.
    for (let index = 0; index < Math.min(texts.length, 40); index += 8) {
      const shown = texts[index]?.text ?? ''
      const beside = texts.slice(Math.max(0, index - 2), index + 3)
      const around = beside.map((one) => one.text).join('\n')
      const { written } = placeOf({ text: shown, around }, site, address)
      expect(written, `${address} ${texts[index]?.path}`).toContain(shown.split(/\s/)[0])
    }
  }
})

test.each([
  ['https://github.com/owner/site', 'main', '/edit/main/content/a.yaml'],
  ['https://gitlab.com/owner/site', 'words', '/-/edit/words/content/a.yaml'],
  ['https://github.com/owner/site', 'ana/fix#2', '/edit/ana/fix%232/content/a.yaml'],
])('the edit link of each host is correct: %s, on the branch %s', (repository, branch, way) => {
  expect(editLink(repository, branch, 'content/a.yaml')).toBe(repository + way)
})
