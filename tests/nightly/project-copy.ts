import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copied = [
  'biome.grit',
  'biome.json',
  'components',
  'content',
  'pages',
  'package.json',
  'renderer',
  'scripts',
  'tests',
  'tsconfig.json',
]
const copiedTools = ['.gitignore', 'package-lock.json', 'vite.config.ts', 'playwright.config.ts']

/** A copy of the project in a temporary folder, which a test may change. */
export const copyProject = () => {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const path of [...copied, ...copiedTools])
    cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // What is made once is read where it is. What is added to is copied; icons of the site are missing.
  mkdirSync(join(folder, '.cache'))
  for (const made of ['pictures.json', 'drawings', 'icons'])
    symlinkSync(resolve('.cache', made), join(folder, '.cache', made))
  for (const made of ['.cache/social', '.cache/public'])
    cpSync(made, join(folder, made), { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
