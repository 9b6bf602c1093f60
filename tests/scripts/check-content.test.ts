import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentFolder } from '../../content/model/check/index.ts'
import { withChange } from '../content/sample.ts'
import { writeFolder } from '../content/write-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const doral = 'content/cities/doral-fl.mdx'

const run = async (folder: ContentFolder, environment: Record<string, string> = {}) => {
  const root = temporaryFolder('check')
  await writeFolder(root, folder)
  return spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), resolve('scripts/check-content.ts')],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...environment } },
  )
}

test('the check fails if there are errors, and says where all of them are', async () => {
  const broken = withChange(doral, 'county: Miami-Dade', 'county: Broword')
  const { status, stderr } = await run(
    withChange('content/menus.yaml', 'label: Terms', 'label: Terms: all', broken),
    { FORM_RELAY: 'hello' },
  )
  expect(status).toBe(1)
  expect(stderr).toContain('content/menus.yaml:3:30 a text with a colon')
  expect(stderr).toMatch(/^content\/business\.yaml:\d+:\d+ relay\.endpoint: FORM_RELAY/m)
  expect(stderr).toContain(`${doral}:4:1 county: "Broword" is not a county`)
})

test('errors stand below warnings, and the last line counts both', async () => {
  const warned = withChange(doral, 'Ask first.', 'Call (305) 555-0199.')
  const { stderr } = await run(withChange(doral, 'county: Miami-Dade', 'county: Broword', warned), {
    FORM_RELAY: '',
  })
  expect(stderr.indexOf('warning: permit.note')).toBeLessThan(stderr.indexOf('"Broword"'))
  expect(stderr.match(/^.* in the content\.$/gm)).toEqual([
    '1 problem and 1 warning in the content.',
  ])
  expect(stderr.trimEnd()).toMatch(/in the content\.$/)
})

test('the check passes if there are warnings only, and prints them', async () => {
  const { status, stdout, stderr } = await run(
    withChange(doral, 'Ask first.', 'Call (305) 555-0199.'),
    { FORM_RELAY: '' },
  )
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringContaining('The content is fine.'),
  })
  expect(stderr).toMatch(
    /^content\/cities\/doral-fl\.mdx:7:\d+ warning: permit\.note: .*\{phone\}\n/,
  )
})
