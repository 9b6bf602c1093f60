import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContent } from '../../../content/model/check/content.ts'
import { inEachFile, nothing } from '../../../content/model/check/each-file.ts'
import type { ContentFolder } from '../../../content/model/check/index.ts'
import { withMemory } from '../../../content/model/memory.ts'
import { sampleFolder, withChange, withFile } from '../sample.ts'

const folder = mkdtempSync(join(tmpdir(), 'each-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const about = 'content/pages/about.mdx'
const spanish = 'content/pages/about.es.mdx'
const bilingual = withFile(spanish, '---\ntitle: Nosotros\n---\n', sampleFolder)

let seen: string[] = []
const lookAtFiles = inEachFile({
  name: 'what a test looks at',
  reads: ({ company, known, terms }) => ({ name: String(company.name), city: known.city, terms }),
  find: ({ path }) => {
    seen.push(path)
    return path
  },
})

/** The files that are looked at, after those of another folder have been. */
const lookedAt = (content: ContentFolder, before: ContentFolder = bilingual): string[] => {
  const look = (contents: ContentFolder) =>
    withMemory(join(folder, 'memory'), () => readContent(contents).map((one) => lookAtFiles(one)))
  look(before)
  seen = []
  expect(look(content).flat()).toEqual(
    readContent(content).flatMap(({ files }) => files.map(({ path }) => path)),
  )
  return seen
}

const paths = ({ sources }: ContentFolder) => sources.map(({ path }) => path)

test('a file is looked at again only when it has changed, or the file that it translates', () => {
  expect(lookedAt({ ...bilingual })).toEqual([])
  expect(lookedAt(withChange(spanish, 'Nosotros', 'La empresa', bilingual))).toEqual([spanish])
  expect(lookedAt(withChange(about, 'Words.', 'Facts.', bilingual))).toEqual([about, spanish])
})

test('a file that has another path is another file', () => {
  const moved = 'content/pages/us.es.mdx'
  const text = bilingual.sources.find(({ path }) => path === spanish)?.text ?? ''
  expect(lookedAt(withFile(moved, text, sampleFolder))).toEqual([moved])
})

test('every file is looked at again when something else changes that the search reads', () => {
  const renamed = withChange('content/business.yaml', 'Sample Roofing', 'Other Roofing', bilingual)
  expect(lookedAt(renamed).sort()).toEqual(paths(renamed).sort())
  const larger = withFile('content/cities/weston-fl.mdx', '---\nname: Weston\n---\n', bilingual)
  expect(lookedAt(larger).sort()).toEqual(paths(larger).sort())
  const terms = withFile('content/terms.es.yaml', 'terms: []\n', bilingual)
  expect(lookedAt(withChange('content/terms.es.yaml', '\n', '\n# One.\n', terms), terms)).toEqual([
    spanish,
  ])
})

test('no two searches have the same name', () => {
  const search = { name: 'twice', reads: nothing, find: () => [] }
  inEachFile(search)
  expect(() => inEachFile(search)).toThrow('"twice"')
})
