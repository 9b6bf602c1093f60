import { afterEach, expect, test, vi } from 'vitest'
import { memoryCache } from '../../scripts/check/cache.ts'
import { checkCommand } from '../../scripts/check/command.ts'
import type { ContentFolder } from '../../scripts/check/index.ts'
import { withChange } from '../content/sample.ts'
import { writeFolder } from '../content/write-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const doral = 'content/cities/doral-fl.mdx'

const run = async (folder: ContentFolder, formRelay: string) => {
  vi.stubEnv('FORM_RELAY', formRelay)
  const root = temporaryFolder('check')
  await writeFolder(root, folder)
  const [logged, errors]: [string[], string[]] = [[], []]
  const output = {
    log: (line: string) => logged.push(line),
    error: (line: string) => errors.push(line),
  }
  const status = checkCommand([], { root, output, env: {}, cache: memoryCache() })
  return { status, stdout: logged.join('\n'), stderr: errors.join('\n') }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the check fails if there are errors, and says where all of them are', async () => {
  const broken = withChange(doral, 'county: Miami-Dade', 'county: Broword')
  const { status, stderr } = await run(
    withChange('content/menus.yaml', 'label: Terms', 'label: Terms: all', broken),
    'hello',
  )
  expect(status).toBe(1)
  expect(stderr).toContain('content/menus.yaml:3:30 a text with a colon')
  expect(stderr).toMatch(/^content\/business\.yaml:\d+:\d+ relay\.endpoint: FORM_RELAY/m)
  expect(stderr).toContain(`${doral}:3:1 county: "Broword" is not a county`)
})

test('errors stand below warnings, and the last line counts both', async () => {
  const warned = withChange(doral, 'Ask first.', 'Call (305) 555-0199.')
  const { stderr } = await run(
    withChange(doral, 'county: Miami-Dade', 'county: Broword', warned),
    '',
  )
  expect(stderr.indexOf('warning: permit.note')).toBeLessThan(stderr.indexOf('"Broword"'))
  expect(stderr.match(/^.* in the content\.$/gm)).toEqual([
    '1 problem and 1 warning in the content.',
  ])
  expect(stderr.trimEnd()).toMatch(/in the content\.$/)
})

test('the check passes if there are warnings only, and prints them', async () => {
  const { status, stdout, stderr } = await run(
    withChange(doral, 'Ask first.', 'Call (305) 555-0199.'),
    '',
  )
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringContaining('The content is fine.'),
  })
  expect(stderr).toMatch(
    /^content\/cities\/doral-fl\.mdx:5:\d+ warning: permit\.note: .*\{phone\}\n/,
  )
})
