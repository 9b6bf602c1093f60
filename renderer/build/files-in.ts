import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The paths of all files in a folder and in its folders, with slashes on every system. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((path) => path.split(sep).join('/'))
