import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a build that crashes says so', () => {
  const crash = "process.argv[1].endsWith('bin.js')&&process.kill(process.pid,'SIGFPE')"
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import data:text/javascript,${crash}` },
  })
  expect(stderr).toContain('SIGFPE')
  expect(status).toBe(1)
})
