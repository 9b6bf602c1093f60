import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files of the product's code whose names match. */
export const sourceFiles = (names: RegExp): string[] =>
  ['components', 'pages', 'renderer', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => names.test(file))
      .map((file) => join(folder, file)),
  )
