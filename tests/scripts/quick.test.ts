import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'quick-'))
afterAll(() => rmSync(root, { recursive: true }))
for (const folder of ['content', 'renderer', 'components', 'pages', 'scripts'])
  mkdirSync(join(root, folder))
symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
for (const file of ['package-lock.json', 'tsconfig.json']) writeFileSync(join(root, file), '{}')
writeFileSync(join(root, 'vite.config.ts'), '')

const write = (file: string, code: string) => writeFileSync(join(root, file), code)

const run = (...args: string[]) =>
  spawnSync(process.execPath, [resolve('scripts/quick.mjs'), 'greet', ...args], {
    cwd: root,
    encoding: 'utf8',
  })

test('a command runs from one file, with its arguments and exit code, and anew once its code has changed', () => {
  write('scripts/name.ts', "export const name: string = 'Doral'")
  write(
    'scripts/greet.ts',
    "import { name } from './name.ts'\nconsole.log(name, ...process.argv.slice(2))\nprocess.exitCode = 3",
  )
  const said = { status: 3, stdout: 'Doral --watch a b\n', stderr: '' }
  expect(run('--watch', 'a b')).toMatchObject(said)
  write('scripts/name.ts', "export const name: string = 'Hialeah'")
  expect(run()).toMatchObject({ status: 3, stdout: 'Hialeah\n' })
  expect(readdirSync(join(root, '.cache/scripts'))).toHaveLength(1)
})
