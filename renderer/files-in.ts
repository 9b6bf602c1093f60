import { type Dirent, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Returns all files in a folder, at any depth, and subfolders that cannot be read. Does not follow
 * links, unlike Node's recursive reading from version 22 on.
 */
export const direntsIn = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry
    try {
      return direntsIn(join(folder, entry.name))
    } catch {
      return entry
    }
  })

/** Returns the path of an entry relative to a folder, with slashes on every system. */
export const pathBelow = (folder: string, { parentPath, name }: Dirent): string =>
  relative(folder, join(parentPath, name)).split(sep).join('/')

/** Returns the paths of all files in a folder, at any depth. */
export const filesIn = (folder: string): string[] =>
  direntsIn(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => pathBelow(folder, entry))
