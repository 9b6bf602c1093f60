import { basename } from 'node:path'

/** Starts with a capital, unlike classes outside of modules. */
const moduleName = (file: string): string => file.charAt(0).toUpperCase() + file.slice(1)

const files = new Map<string, string>()

/**
 * Names `.wide` in Button.module.css `Button-wide`: it shows where a style comes from, and
 * compresses better than a hash.
 * @throws if two modules have the same name, because they would share classes.
 */
export const scopedName = (local: string, file: string): string => {
  const path = file.replace(/\?.*$/, '')
  const name = basename(path, '.module.css')
  const other = files.get(name) ?? path
  if (other !== path)
    throw new Error(`${path} and ${other} have the same name: their classes would be mixed up`)
  files.set(name, path)
  return `${moduleName(name)}-${local}`
}
