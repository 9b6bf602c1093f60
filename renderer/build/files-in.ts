import { type Dirent, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

const entriesIn = (folder: string): Dirent[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })

/** The path of an entry from a folder that it is in, with slashes on every system. */
const pathFrom =
  (folder: string) =>
  ({ parentPath, name }: Dirent): string =>
    join(parentPath, name).slice(join(folder, '/').length).split(sep).join('/')

/** The paths of all that is in a folder, at any depth. */
export const pathsIn = (folder: string): string[] => entriesIn(folder).map(pathFrom(folder))

/** The paths of all files in a folder, at any depth. */
export const filesIn = (folder: string): string[] =>
  entriesIn(folder)
    .filter((entry) => entry.isFile())
    .map(pathFrom(folder))
