import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import { createSite } from '../../renderer/content/site.ts'
import { memoryCache } from '../../scripts/check/cache.ts'
import { checkCommand } from '../../scripts/check/command.ts'
import { priceChanges } from '../../scripts/check/prices.ts'
import { withChange } from '../content/sample.ts'
import { writeFolder } from '../content/write-folder.ts'
import { recordedOutput } from '../recorded-output.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { gitIn } from './git-in.ts'

const doral = 'content/cities/doral-fl.mdx'
const warned = withChange(doral, 'Ask first.', 'Call (305) 555-0199.')

const run = async (folder: ContentFolder) => {
  const root = temporaryFolder('check')
  await writeFolder(root, folder)
  const { output, said } = recordedOutput()
  const env = { GITHUB_ACTIONS: 'true' }
  const status = await checkCommand([], { root, output, env, cache: memoryCache() })
  return { status, said: said() }
}

test('the check fails if there are errors, says where below the warnings, and marks the lines of a pull request', async () => {
  const { status, said } = await run(
    withChange(doral, 'county: Miami-Dade', 'county: Bro%word', warned),
  )
  expect(status).toBe(1)
  expect(said).toContain(`\n${doral}:3:1 county: "Bro%word" is not a county`)
  expect(said.indexOf('warning: permit.note')).toBeLessThan(said.indexOf('"Bro%word"'))
  expect(said.trimEnd()).toMatch(/\n1 problem and 1 warning in the content\.$/)
  expect(said.split('\n').filter((line) => line.startsWith('::'))).toEqual([
    expect.stringContaining(`::error file=${doral},line=3,col=1::county: "Bro%25word"`),
    expect.stringContaining(`::warning file=${doral},line=5,`),
  ])
})

test('the check passes if there are warnings only, and prints them', async () => {
  const { status, said } = await run(warned)
  expect(status).toBe(0)
  expect(said).toContain('The content is fine.')
  expect(said).toContain('warning: permit.note: ')
})

test('a price that moved by more than half since the last commit, and a day that stayed, are told', async () => {
  const root = temporaryFolder('prices')
  const prices = 'content/prices/roof.yaml'
  await writeFolder(root, withChange(prices, /since: .*/, 'since: "2026-01-31"'))
  gitIn(root, ['init', '-q'])
  gitIn(root, ['add', '-A'])
  gitIn(root, ['commit', '-qm', 'Publish'])
  expect(priceChanges(createSite({ root, env: {} }))).toEqual([])
  const file = join(root, prices)
  const [, tile = ''] = /tile: (.*)/.exec(readFileSync(file, 'utf8')) ?? []
  const higher = Number(tile) * 2
  writeFileSync(file, readFileSync(file, 'utf8').replace(/tile: .*/, `tile: ${higher}`))
  expect(priceChanges(createSite({ root, env: {} })).map(({ message }) => message)).toEqual([
    expect.stringContaining(`roofType.tile: ${higher} was ${tile} in the last release`),
    expect.stringContaining('since: 2026-01-31 is the day of the prices before, and roofType.tile'),
  ])
})
