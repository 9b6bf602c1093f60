import { expect, test } from 'vitest'
import { memoryCache } from '../../scripts/check/cache.ts'
import { checkCommand } from '../../scripts/check/command.ts'
import type { ContentFolder } from '../../scripts/check/index.ts'
import { withChange } from '../content/sample.ts'
import { writeFolder } from '../content/write-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const doral = 'content/cities/doral-fl.mdx'
const warned = withChange(doral, 'Ask first.', 'Call (305) 555-0199.')

const run = async (folder: ContentFolder) => {
  const root = temporaryFolder('check')
  await writeFolder(root, folder)
  const [logged, errors]: [string[], string[]] = [[], []]
  const output = {
    log: (line: string) => logged.push(line),
    error: (line: string) => errors.push(line),
  }
  const env = { GITHUB_ACTIONS: 'true' }
  const status = checkCommand([], { root, output, env, cache: memoryCache() })
  return { status, stdout: logged.join('\n'), stderr: errors.join('\n') }
}

test('the check fails if there are errors, says where below the warnings, and marks the lines of a pull request', async () => {
  const { status, stdout, stderr } = await run(
    withChange(doral, 'county: Miami-Dade', 'county: Bro%word', warned),
  )
  expect(status).toBe(1)
  expect(stderr).toContain(`${doral}:3:1 county: "Bro%word" is not a county`)
  expect(stderr.indexOf('warning: permit.note')).toBeLessThan(stderr.indexOf('"Bro%word"'))
  expect(stderr.trimEnd()).toMatch(/\n1 problem and 1 warning in the content\.$/)
  expect(stdout.split('\n')).toEqual([
    expect.stringContaining(`::error file=${doral},line=3,col=1::county: "Bro%25word"`),
    expect.stringContaining(`::warning file=${doral},line=5,`),
  ])
})

test('the check passes if there are warnings only, and prints them', async () => {
  const { status, stdout, stderr } = await run(warned)
  expect([status, stdout]).toEqual([0, expect.stringContaining('The content is fine.')])
  expect(stderr).toContain('warning: permit.note: ')
})
