import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../renderer/cache.ts'
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

/** Writes an addition, and lists the added lines that are to be filled in. Overwrites no file. */
export const write = (addition: Addition, { root, output: { log } }: Project): void => {
  const { files = {}, changes = {}, removed = [], next } = addition
  const present = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (present !== undefined)
    throw new InputError(`${present} is there already; nothing was written.`)
  const wrote: string[] = []
  const toWrite: string[] = []
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    const path = join(root, file)
    const former = new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])
    for (const [at, line] of text.split('\n').entries())
      if (unwritten.test(line) && !former.has(line) && removed.length === 0)
        toWrite.push(`${file}:${at + 1}  ${line.trim()}`)
    writeWhole(path, text)
    wrote.push(file)
  }
  for (const file of removed) {
    rmSync(join(root, file))
    wrote.push(`${file} is gone`)
  }
  const list = (title: string, lines: readonly string[], mark = '') =>
    lines.length > 0 && log(`${title}:\n${lines.map((line) => `  ${mark}${line}`).join('\n')}`)
  list('Wrote', wrote)
  list('\nTo be written', toWrite)
  list('\nThen', next, '- ')
}
