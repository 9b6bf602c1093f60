import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathsIn } from '../../renderer/build/files-in.ts'

const isSame = (one: string, other: string): boolean =>
  statSync(one).isDirectory() || readFileSync(one).equals(readFileSync(other))

/** What is not the same in two folders: files byte by byte, and folders. */
export const differences = (one: string, other: string): string[] => {
  const paths = [one, other].map((folder) => new Set(pathsIn(folder)))
  const [first = new Set(), second = new Set()] = paths
  return [...new Set([...first, ...second])].flatMap((path) => {
    if (!first.has(path)) return `${path} is missing`
    if (!second.has(path)) return `${path} is too much`
    return isSame(join(one, path), join(other, path)) ? [] : `${path} differs`
  })
}
