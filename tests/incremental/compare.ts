import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** The files that are not the same, byte for byte, in two folders. */
export const differences = (one: string, other: string): string[] => {
  const files = [filesIn(one), filesIn(other)].map((all) => new Set(all))
  const [first = new Set(), second = new Set()] = files
  return [...new Set([...first, ...second])].flatMap((file) => {
    if (!first.has(file)) return `${file} is missing`
    if (!second.has(file)) return `${file} is too much`
    return readFileSync(join(one, file)).equals(readFileSync(join(other, file)))
      ? []
      : `${file} differs`
  })
}
