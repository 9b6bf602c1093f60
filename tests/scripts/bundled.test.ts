import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'

const bundler = pathToFileURL(resolve('scripts/bundled.mjs')).href
const code = `import { bundled } from '${bundler}'
const { address, files } = await bundled('scripts/greeting.ts')
const { greeting } = await import(address)
console.log(JSON.stringify({ greeting, address, files }))`

test('a module is bundled again when one of its files has changed, and only then', () => {
  const root = temporaryFolder('bundled')
  mkdirSync(join(root, 'scripts'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  writeFileSync(join(root, 'tsconfig.json'), '{}')
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const load = () => {
    const args = ['--input-type=module', '--eval', code]
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect(stderr).toBe('')
    return JSON.parse(stdout) as { greeting: string; address: string; files: string[] }
  }
  write('scripts/name.ts', "export const name: string = 'Doral'")
  write(
    'scripts/greeting.ts',
    "import { name } from './name.ts'\nexport const greeting = 'Hi, ' + name",
  )
  const first = load()
  expect(first.greeting).toBe('Hi, Doral')
  expect(first.files.sort()).toEqual(
    ['greeting', 'name'].map((name) => join(root, 'scripts', `${name}.ts`)),
  )
  write('scripts/other.ts', '')
  expect(load()).toEqual(first)
  write('scripts/name.ts', "export const name: string = 'Hialeah'")
  expect(load()).toMatchObject({ greeting: 'Hi, Hialeah' })
  // What was loaded before stays as it is, so another content needs another address.
  expect(load().address).not.toBe(first.address)
})
