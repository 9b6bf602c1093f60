import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { writeWhole } from '../../renderer/cache.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('a command runs from one file, with its arguments and exit code, and anew once its code has changed', () => {
  const root = temporaryFolder('quick')
  const write = (file: string, code: string) => writeWhole(join(root, file), code)
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [resolve('scripts/quick.mjs'), 'greet', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  for (const folder of ['content', 'renderer', 'components', 'pages']) mkdirSync(join(root, folder))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  for (const file of ['package-lock.json', 'tsconfig.json', 'vite.config.ts']) write(file, '')
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
