import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathsIn } from './files-in.ts'

/**
 * Prefers hard links, which cost no time or space. Not every disk supports them, and they cannot
 * cross disks.
 */
export const linkFile = (kept: string, target: string): void => {
  rmSync(target, { force: true })
  try {
    linkSync(kept, target)
  } catch {
    copyFileSync(kept, target)
  }
}

const isSame = (kept: string, target: string): boolean => {
  const there = statSync(target, { throwIfNoEntry: false })
  return there !== undefined && there.ino === statSync(kept).ino
}

/** A path, and those of the folders that it is in. */
const withParents = (path: string): string[] =>
  path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))

/**
 * The folder of the site while a build writes it: what is the same stays, and what nobody wrote goes.
 */
export const siteFolder = (folder: string) => {
  const written = new Set<string>()
  const placed = new Set<string>()
  const folders = new Set<string>()

  const target = (path: string): string => {
    const file = join(folder, path)
    const parent = dirname(file)
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true })
    folders.add(parent)
    written.add(path)
    return file
  }

  return {
    folder,
    /** What this build has put there. */
    paths: (): string[] => [...written],
    /** The names of the files that it has put there from a folder where they are kept. */
    placedFrom: (keeping: string): ReadonlySet<string> =>
      new Set([...placed].flatMap((kept) => (dirname(kept) === keeping ? basename(kept) : []))),
    /** Puts a file there that is kept elsewhere and never changes. */
    place: (path: string, kept: string): void => {
      const file = target(path)
      placed.add(kept)
      if (!isSame(kept, file)) linkFile(kept, file)
    },
    write: (path: string, data: string | Buffer): void => {
      const file = target(path)
      if (existsSync(file) && readFileSync(file).equals(Buffer.from(data))) return
      // It may be a link to a file that is kept.
      rmSync(file, { force: true })
      writeFileSync(file, data)
    },
    /** Removes whatever this build did not put there. */
    finish: (): void => {
      const wanted = new Set([...written].flatMap(withParents))
      for (const path of pathsIn(folder))
        if (!wanted.has(path)) rmSync(join(folder, path), { recursive: true, force: true })
    },
  }
}

export type SiteFolder = ReturnType<typeof siteFolder>
