import { basename } from 'node:path'

/** Starts with a capital, as no class does that is not of a module: so the two can be told apart. */
export const moduleName = (file: string): string => file.charAt(0).toUpperCase() + file.slice(1)

const fileOf = new Map<string, string>()

/**
 * `.wide` in Button.module.css becomes `Button-wide`: the name shows where a style comes from, and
 * compresses better than a hash.
 * @throws if two modules have the same name, because they would share classes.
 */
export const scopedName = (local: string, file: string): string => {
  const path = file.replace(/\?.*$/, '')
  const name = basename(path, '.module.css')
  const other = fileOf.get(name) ?? path
  if (other !== path)
    throw new Error(`${path} and ${other} have the same name: their classes would be mixed up`)
  fileOf.set(name, path)
  return `${moduleName(name)}-${local}`
}
