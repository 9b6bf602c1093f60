import { basename } from 'node:path'

const fileOf = new Map<string, string>()

/**
 * `.wide` of Button.module.css becomes `Button-wide`: one can tell where a style comes from, and names without hashes
 * compress well.
 * @throws when two modules have one name: they would share their classes.
 */
export const scopedName = (local: string, file: string): string => {
  const path = file.replace(/\?.*$/, '')
  const name = basename(path, '.module.css')
  const other = fileOf.get(name) ?? path
  if (other !== path) throw new Error(`${path} and ${other} have the same name: their classes would be mixed up`)
  fileOf.set(name, path)
  return `${name}-${local}`
}
