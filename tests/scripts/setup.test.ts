import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { git } from '../../renderer/git.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const setUp = (cwd: string, args: readonly string[] = [], env = {}) =>
  spawnSync(process.execPath, [resolve('scripts/setup.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

test.each(['Client #2', 'why?', '100% done'])(
  'a folder whose path Vite cannot read is refused in a sentence: %s',
  (name) => {
    const folder = join(temporaryFolder('setup'), name)
    mkdirSync(folder)
    const { status, stderr } = setUp(folder)
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/[#?%],.* rename /)])
  },
)

/** A project with two packages, one of them for tests, and what npm was asked on it, which notes what it installs. */
const project = () => {
  const folder = temporaryFolder('setup')
  const bin = join(folder, 'bin')
  const lock = (version: string) =>
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({
        packages: {
          '': {},
          'node_modules/vite': { version },
          'node_modules/vitest': { version, dev: true },
          'node_modules/of-another-system': { version, optional: true },
        },
      }),
    )
  const npm = `#!/bin/sh
echo "$@" >> asked
rm -rf node_modules
mkdir -p node_modules
case "$2" in *include*) mkdir node_modules/vitest; cp package-lock.json node_modules/.package-lock.json;;
*) sed 's/"node_modules.vitest":{[^}]*},//' package-lock.json > node_modules/.package-lock.json;; esac
`
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), npm)
  chmodSync(join(bin, 'npm'), 0o755)
  lock('1.0.0')
  const asked = (args: readonly string[], NODE_ENV: string) => {
    rmSync(join(folder, 'asked'), { force: true })
    setUp(folder, args, { NODE_ENV, PATH: bin + delimiter + process.env.PATH })
    const file = join(folder, 'asked')
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  }
  const cutShort = () => writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{')
  return { asked, lock, cutShort }
}

test.skipIf(process.platform === 'win32').each(['', 'production', 'development'])(
  'packages of tests come with tests and then stay, whatever NODE_ENV says: %j',
  (NODE_ENV) => {
    const { asked, lock, cutShort } = project()
    expect(asked([], NODE_ENV)).toBe('ci --omit=dev')
    expect(asked([], NODE_ENV)).toBe('')
    lock('1.0.1')
    expect(asked([], NODE_ENV)).toBe('ci --omit=dev')
    expect(asked(['--all'], NODE_ENV)).toBe('ci --include=dev')
    expect(asked([], NODE_ENV)).toBe('')
    expect(asked(['--all'], NODE_ENV)).toBe('')
    cutShort()
    expect(asked([], NODE_ENV)).toBe('ci --include=dev')
    lock('1.0.2')
    expect(asked([], NODE_ENV)).toBe('ci --include=dev')
  },
)

test('git is asked about the folder, and not about a repository that the environment names', () => {
  const root = resolve('.')
  const own = git(root, 'rev-parse', '--absolute-git-dir')
  const other = temporaryFolder('git')
  git(other, 'init')
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE'])
    vi.stubEnv(name, join(other, name === 'GIT_WORK_TREE' ? '' : '.git'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  expect(git(root, 'rev-parse', '--absolute-git-dir')).toBe(own)
})

test('without git there is no history, and nothing fails', () => {
  vi.stubEnv('PATH', temporaryFolder('empty'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  expect(git('.', 'log')).toBeUndefined()
})
