import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { git } from '../../renderer/git.ts'
import { projectWith } from '../project.ts'
import { temporaryFolder } from '../temporary-folder.ts'

afterEach(() => void vi.unstubAllEnvs())

const setUp = (cwd: string, args: readonly string[] = [], env = {}) =>
  spawnSync(process.execPath, [resolve('scripts/setup.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

test('a path that Vite cannot read and marks of a merge are refused, with what to do', () => {
  const folder = join(temporaryFolder('setup'), 'Client #2')
  mkdirSync(folder)
  const { root } = projectWith({ 'package-lock.json': '{\n<<<<<<< HEAD\n  "a": 1\n' })
  for (const [cwd, says] of [
    [folder, /^The path .* #, .* rename .*\n$/],
    [root, /^package-lock\.json:2 has marks of a merge conflict: .* npm install\.\n$/],
  ] as const)
    expect(setUp(cwd)).toMatchObject({ status: 1, stderr: expect.stringMatching(says) })
})

/** Replaces npm: records its arguments, and installs only the list of packages. */
const npm = `#!/bin/sh
echo "$@" >> asked
rm -rf node_modules
mkdir -p node_modules
case "$2" in *include*) mkdir node_modules/vitest; cp package-lock.json node_modules/.package-lock.json;;
*) sed 's/"node_modules.vitest":{[^}]*},//' package-lock.json > node_modules/.package-lock.json;; esac
`

test.skipIf(process.platform === 'win32')(
  'packages of tests are installed with the tests and then stay, regardless of NODE_ENV',
  () => {
    const { root, read, write } = projectWith({ 'bin/npm': npm })
    chmodSync(join(root, 'bin/npm'), 0o755)
    /** Two packages, one of them for tests, and one for another system. */
    const lock = (version: string) => {
      const [vite, vitest] = [{ version }, { version, dev: true }]
      const other = { version, optional: true }
      const names = { 'node_modules/vite': vite, 'node_modules/vitest': vitest }
      const packages = { '': {}, ...names, 'node_modules/of-another-system': other }
      write('package-lock.json', JSON.stringify({ packages }))
    }
    const asked = (...args: string[]) => {
      const PATH = join(root, 'bin') + delimiter + process.env.PATH
      rmSync(join(root, 'asked'), { force: true })
      setUp(root, args, { NODE_ENV: 'production', PATH })
      return existsSync(join(root, 'asked')) ? read('asked').trim() : ''
    }
    lock('1.0.0')
    expect([asked(), asked()]).toEqual(['ci --omit=dev', ''])
    expect([asked('--all'), asked('--all')]).toEqual(['ci --include=dev', ''])
    // A file that an interrupted run may leave.
    write('node_modules/.package-lock.json', '{')
    expect(asked()).toBe('ci --include=dev')
    lock('1.0.1')
    expect(asked()).toBe('ci --include=dev')
  },
)

test('git runs on the folder, not on a repository that the environment names, and may be missing', () => {
  const ask = () => git('.', 'rev-parse', '--absolute-git-dir')
  const own = ask()
  const other = temporaryFolder('git')
  git(other, 'init')
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE'])
    vi.stubEnv(name, join(other, name === 'GIT_WORK_TREE' ? '' : '.git'))
  expect(ask()).toBe(own)
  vi.stubEnv('PATH', temporaryFolder('empty'))
  expect(ask()).toBeUndefined()
})
