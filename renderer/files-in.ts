import { type Dirent, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Everything in a folder but folders, at any depth; of these, those that may not be read. Links are not
 * followed, as the recursive reading of Node does from version 22 on.
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

/** The path of an entry in a folder, with slashes on every system. */
export const pathBelow = (folder: string, { parentPath, name }: Dirent): string =>
  relative(folder, join(parentPath, name)).split(sep).join('/')

/** The paths of all files in a folder, at any depth. */
export const filesIn = (folder: string): string[] =>
  direntsIn(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => pathBelow(folder, entry))
