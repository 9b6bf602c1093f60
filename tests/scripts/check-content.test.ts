import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import { priceChanges } from '../../scripts/check/outdated.ts'
import { checkProject } from '../../scripts/check.ts'
import { notePublished } from '../../scripts/note-published.ts'
import { sampleFolder, withChange, withFile } from '../content/sample.ts'
import { doral } from '../content/sample-files.ts'
import { projectOf } from '../project.ts'
import { recordedOutput, runCommand } from '../recorded-output.ts'

const warned = withChange(doral, 'Ask first.', 'Call (305) 555-0199.')

const run = (folder: ContentFolder) => {
  const { root } = projectOf(folder)
  return runCommand(checkProject, [], { root, env: {} })
}
const [{ pattern: [marked = { regexp: '' }] = [] } = {}]: { pattern?: { regexp: string }[] }[] =
  JSON.parse(readFileSync('.github/content-problems.json', 'utf8')).problemMatcher

test('the check fails if there are errors, says where below the warnings, as pull requests are marked', async () => {
  const wrong = withChange(doral, 'county: Miami-Dade', 'county: Bro%word', warned)
  const { code, said } = await run(wrong)
  expect(code).toBe(1)
  expect(said).toContain(`\n${doral}:3:1 county: "Bro%word" is not a county`)
  expect(said.indexOf('warning: permit.note')).toBeLessThan(said.indexOf('"Bro%word"'))
  expect(said.trimEnd()).toMatch(/\n1 problem and 1 warning in the content\.$/)
  const marks = [...said.matchAll(new RegExp(marked.regexp, 'gm'))].map(([, ...mark]) => mark)
  expect(marks).toEqual([
    [doral, '5', '48', 'warning', expect.stringMatching(/^permit\.note: /)],
    [doral, '3', '1', undefined, expect.stringMatching(/^county: "Bro%word" is not a county/)],
  ])
})

test('the check passes if there are warnings only, and prints them', async () => {
  const { code, said } = await run(warned)
  expect(code).toBe(0)
  expect(said).toContain('The content is fine.')
  expect(said).toContain('warning: permit.note: ')
})

test('a price that changed by more than half since the last commit, and an unchanged day, are reported', () => {
  const prices = 'content/prices/roof.yaml'
  const { commit, edit, git, read, site } = projectOf(sampleFolder)
  edit(prices, /since: .*/, 'since: "2026-01-31"')
  git('init')
  commit()
  expect(priceChanges(site())).toEqual([])
  const [, tile = ''] = /tile: (.*)/.exec(read(prices)) ?? []
  const higher = Number(tile) * 2
  edit(prices, /tile: .*/, `tile: ${higher}`)
  expect(
    priceChanges(site())
      .map(({ message }) => message)
      .sort(),
  ).toEqual([
    expect.stringContaining(`roofType.tile: ${higher} was ${tile} in the last release`),
    expect.stringContaining('since: 2026-01-31 is the day of the prices before'),
  ])
})

test('addresses of pages are added to those that have been public, and none is removed', () => {
  const added = withFile('content/pages/new.mdx', '')
  const { read, site } = projectOf(
    withChange('content/published.yaml', '- /about', '- /gone', added),
  )
  const note = () => {
    const { output, said } = recordedOutput()
    notePublished(site(), output)
    return said()
  }
  const before = site().published.length
  expect(note()).toContain(` has ${before + 2} addresses, 2 of them new.`)
  expect(note()).toContain(` has ${before + 2} addresses, 0 of them new.`)
  expect(read('content/published.yaml')).toMatch(
    / {2}- \/about\n[\s\S]* {2}- \/gone\n[\s\S]* {2}- \/new\n/,
  )
})
