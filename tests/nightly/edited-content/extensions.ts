import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { respelled } from './edits.ts'

type Copy = { copy: string; to: string; letters?: string }
type Edit = { edit: string; find: string; put?: string }
type Extension = { rename?: Record<string, string>; steps: (Copy | Edit)[] }
type Rename = (text: string) => string
type Texts = { read: (file: string) => string; write: (file: string, text: string) => unknown }

/** Copies a file or a folder, and replaces a name in file names and texts. */
const copyRenamed = (root: string, { copy, to, letters }: Copy, rename: Rename, texts: Texts) => {
  const names = statSync(join(root, copy)).isDirectory() ? readdirSync(join(root, copy)) : ['']
  for (const name of names) {
    const text = rename(texts.read(join(copy, name)))
    texts.write(join(to, rename(name)), letters ? respelled(text, letters) : text)
  }
}

const editCode = ({ edit, find, put }: Edit, rename: Rename, { read, write }: Texts) => {
  const text = read(edit)
  const pattern = new RegExp(find, 'gm')
  if (!pattern.test(text)) throw new Error(`${edit} has no ${find}`)
  const twice = (found: string) => found + rename(found)
  write(edit, put === undefined ? text.replace(pattern, twice) : text.replace(pattern, put))
}

/**
 * Returns the texts, by path, that the extensions of developers in extensions.yaml add to a project
 * or change there.
 * @throws if there is no file to copy, or no text to edit.
 */
export const extensionsOf = (root: string): ReadonlyMap<string, string> => {
  const extensions: Record<string, Extension> = parse(
    readFileSync(join(import.meta.dirname, 'extensions.yaml'), 'utf8'),
  )
  const changed = new Map<string, string>()
  const texts: Texts = {
    read: (file) => changed.get(file) ?? readFileSync(join(root, file), 'utf8'),
    write: (file, text) => changed.set(file, text),
  }
  for (const { rename = {}, steps } of Object.values(extensions)) {
    const renamed: Rename = (text) =>
      Object.entries(rename).reduce((all, [from, to]) => all.replaceAll(from, to), text)
    for (const step of steps)
      if ('copy' in step) copyRenamed(root, step, renamed, texts)
      else editCode(step, renamed, texts)
  }
  return changed
}

/** Adds the extensions to a project. */
export const extendCode = (root: string): void => {
  for (const [file, text] of extensionsOf(root)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}
