import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isCollection, parseDocument } from 'yaml'
import { versionField } from '../../renderer/content/version.ts'
import { InputError, type Project } from './terminal.ts'

const frontMatter = /^(\uFEFF?---\r?\n)([\s\S]*?)^---\s*$/m

/** Returns a content file with its fields edited. Throws an InputError if it has none. */
export const editFields = (path: string, text: string, edit: (yaml: string) => string): string => {
  if (!path.endsWith('.mdx')) return edit(text)
  const [whole, opening = '', yaml = ''] = frontMatter.exec(text) ?? []
  if (whole === undefined) throw new InputError(`${path} has no fields between two lines of ---.`)
  const start = text.indexOf(opening) + opening.length
  return text.slice(0, start) + edit(yaml) + text.slice(start + yaml.length)
}

/** Returns a translation that names the version of its original, otherwise unchanged. */
export const withVersion = (path: string, text: string, version: string): string =>
  editFields(path, text, (yaml) => {
    const noted = new RegExp(`^${versionField}:[ \\t]*(?:"[^"\\n]*"|'[^'\\n]*'|[^\\s#]*)`, 'm')
    const line = `${versionField}: ${version}`
    return noted.test(yaml)
      ? yaml.replace(noted, line)
      : yaml.replace(/^(?=[^#\s])/m, () => `${line}\n`)
  })

/**
 * Returns a content file with lines added at the end of a list or group of fields, new or not.
 * @throws InputError if the field is something else, or is written on one line.
 */
export const insertAtEnd = (
  path: string,
  text: string,
  field: string,
  lines: readonly string[],
): string =>
  editFields(path, text, (yaml) => {
    const node = parseDocument(yaml).get(field, true)
    const above = yaml.endsWith('\n') ? yaml : `${yaml}\n`
    const indented = (by: number) => lines.map((line) => `${' '.repeat(by)}${line}\n`).join('')
    if (node === undefined) return `${above}${field}:\n${indented(2)}`
    const [start = 0, end = 0] = (isCollection(node) && node.range) || []
    if (isCollection(node) && node.flow && node.items.length === 0)
      return `${yaml.slice(0, start).trimEnd()}\n${indented(2)}${yaml.slice(end).trimStart()}`
    if (!isCollection(node) || node.flow)
      throw new InputError(
        `${path} has nothing in lines under "${field}:" to add to: npm run check:content says what is wrong.`,
      )
    const lineEnd = yaml[end - 1] === '\n' ? end : above.indexOf('\n', end) + 1
    const indent = start - (yaml.lastIndexOf('\n', start - 1) + 1)
    return `${above.slice(0, lineEnd)}${indented(indent)}${yaml.slice(lineEnd)}`
  })

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
