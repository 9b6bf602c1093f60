import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { respelled } from './edits.ts'

type Copy = { copy: string; to: string; letters?: string }
type Edit = { edit: string; find: string; put?: string }
type Extension = { rename?: Record<string, string>; steps: (Copy | Edit)[] }
type Rename = (text: string) => string

const change = (file: string, changed: Rename) =>
  writeFileSync(file, changed(readFileSync(file, 'utf8')))

/** Copies a file or a folder, and replaces a name in file names and texts. */
const copyRenamed = (root: string, { copy, to, letters }: Copy, rename: Rename) => {
  cpSync(join(root, copy), join(root, to), { recursive: true })
  const isFile = /\.\w+$/.test(to)
  for (const name of isFile ? [''] : readdirSync(join(root, to))) {
    const file = join(root, to, name)
    change(file, (text) => (letters ? respelled(rename(text), letters) : rename(text)))
    if (!isFile) renameSync(file, join(root, to, rename(name)))
  }
}

const editCode = (root: string, { edit, find, put }: Edit, rename: Rename) =>
  change(join(root, edit), (text) => {
    const pattern = new RegExp(find, 'gm')
    if (!pattern.test(text)) throw new Error(`${edit} has no ${find}`)
    return put
      ? text.replace(pattern, put)
      : text.replace(pattern, (found) => found + rename(found))
  })

/** Adds the extensions of developers in extensions.yaml to a project. */
export const extendCode = (root: string): void => {
  const extensions: Record<string, Extension> = parse(
    readFileSync(join(import.meta.dirname, 'extensions.yaml'), 'utf8'),
  )
  for (const { rename = {}, steps } of Object.values(extensions)) {
    const renamed: Rename = (text) =>
      Object.entries(rename).reduce((all, [from, to]) => all.replaceAll(from, to), text)
    for (const step of steps)
      if ('copy' in step) copyRenamed(root, step, renamed)
      else editCode(root, step, renamed)
  }
}
