import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../renderer/build/files-in.ts'

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
