import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type ContentFolder, reportsOf } from '../../content/model/check/index.ts'
import { remembered, withMemory } from '../../content/model/memory.ts'
import { sampleFolder } from './sample.ts'

const folder = mkdtempSync(join(tmpdir(), 'memory-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Counts how often something has to be made. */
const counter = () => {
  let made = 0
  return { make: () => ++made, made: () => made }
}

test('what was made from a text is made again only when the text or what is made of it is another', () => {
  const file = join(folder, 'again')
  const { make, made } = counter()
  const run = (what: string, text: string) => withMemory(file, () => remembered(what, text, make))
  expect([run('a', 'x'), run('a', 'x'), made()]).toEqual([1, 1, 1])
  expect([run('a', 'y'), run('b', 'y')]).toEqual([2, 3])
})

test('nothing is remembered outside a run, or from a file that is damaged', () => {
  const file = join(folder, 'damaged')
  const { make } = counter()
  expect([remembered('a', 'x', make), remembered('a', 'x', make)]).toEqual([1, 2])
  writeFileSync(file, 'not what was written')
  expect(withMemory(file, () => remembered('a', 'x', make))).toBe(3)
  expect(withMemory(file, () => remembered('a', 'x', make))).toBe(3)
})

const edited = fc
  .record({
    file: fc.nat(sampleFolder.sources.length - 1),
    place: fc.nat(4000),
    put: fc.constantFrom('', 'x', ': ', '{', '<B', '\n', '"', '\n\n## A\n'),
  })
  .map(
    ({ file, place, put }): ContentFolder => ({
      ...sampleFolder,
      sources: sampleFolder.sources.map((source, index) =>
        index === file
          ? { ...source, text: source.text.slice(0, place) + put + source.text.slice(place + 1) }
          : source,
      ),
    }),
  )

test('the check says the same with its memory as without, whatever was edited since', () => {
  const file = join(folder, 'check')
  withMemory(file, () => reportsOf(sampleFolder))
  fc.assert(
    fc.property(edited, (content) => {
      expect(withMemory(file, () => reportsOf(content))).toEqual(reportsOf({ ...content }))
    }),
    { numRuns: 25 },
  )
})
