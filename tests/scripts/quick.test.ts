import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { projectWith } from '../project.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const command = () => {
  const { root, write } = projectWith({
    'scripts/quick.mjs': readFileSync('scripts/quick.mjs', 'utf8'),
    'scripts/sample.ts': 'export const run = () => console.log("ran")',
  })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const run = () => {
    const args = ['scripts/quick.mjs', 'sample']
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    return stdout + stderr
  }
  return { root, write, run }
}

test('a command whose cached code or note was cut short, emptied or deleted is bundled again', () => {
  const { root, write, run } = command()
  const folder = '.cache/scripts/sample'
  expect(run()).toBe('ran\n')
  for (const file of ['sample.mjs', 'note.json']) {
    for (const size of [0, 10]) {
      truncateSync(join(root, folder, file), size)
      expect(run(), `${file} of ${size} bytes`).toBe('ran\n')
    }
    rmSync(join(root, folder, file))
    expect(run()).toBe('ran\n')
  }
  for (const note of ['null', '7', '{"files":null}']) {
    write(`${folder}/note.json`, note)
    expect(run(), note).toBe('ran\n')
  }
})

test('a cache that is a link to another folder is refused in a sentence', () => {
  const { root, run } = command()
  const elsewhere = join(temporaryFolder('quick'), 'cache')
  mkdirSync(elsewhere)
  symlinkSync(elsewhere, join(root, '.cache'))
  expect(run()).toMatch(/^.*\.cache is a link to another folder.*\n$/)
})
