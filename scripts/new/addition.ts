import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError, type Project } from '../shared/terminal.ts'

/** The texts of new and changed files by path, the deleted files, and what to do next. */
export type Addition = {
  files?: Readonly<Record<string, string>>
  changes?: Readonly<Record<string, string>>
  removed?: readonly string[]
  next: readonly string[]
}

/** A placeholder text, or a field or list item with a comment instead of its value. */
const unwritten = /to be written|^\s*(?:- )?[\w-]+: +#|^\s*- #/i

/** Returns the added lines that are still to be written: `content/home.yaml:3  title: # …`. */
const linesToWrite = (path: string, before: string, now: string): string[] => {
  const former = new Set(before.split('\n'))
  return [...now.split('\n').entries()]
    .filter(([, line]) => unwritten.test(line) && !former.has(line))
    .map(([index, line]) => `${path}:${index + 1}  ${line.trim()}`)
}

/** Writes an addition, and lists what is left to write. Never overwrites a file. */
export const write = (addition: Addition, { root, output: { log } }: Project) => {
  const { files = {}, changes = {}, removed = [], next } = addition
  const present = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (present !== undefined)
    throw new InputError(`${present} is there already; nothing was written.`)
  log('Wrote:')
  const toWrite = Object.entries({ ...files, ...changes }).flatMap(([file, text]) => {
    const path = join(root, file)
    const before = Object.hasOwn(changes, file) ? readFileSync(path, 'utf8') : ''
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    log(`  ${file}`)
    return removed.length > 0 ? [] : linesToWrite(file, before, text)
  })
  for (const file of removed) {
    rmSync(join(root, file))
    log(`  ${file} is gone`)
  }
  if (toWrite.length > 0) log(`\nTo be written:\n${toWrite.map((line) => `  ${line}`).join('\n')}`)
  log(`\nThen:\n${next.map((step) => `  - ${step}`).join('\n')}`)
}
