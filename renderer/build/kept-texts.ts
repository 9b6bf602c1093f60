import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './made-once.ts'

/** Keeps texts in a folder under names that change with them. */
export const keptTexts = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const named = new Set<string>()
  return {
    /** The file of a text. */
    keep: (text: string, ending: string): string => {
      const name = `${createHash('sha1').update(text).digest('hex')}${ending}`
      named.add(name)
      const file = join(folder, name)
      if (!existsSync(file)) writeWhole(file, text)
      return name
    },
    /** The path of a kept file, or undefined if it is gone. */
    find: (name: string): string | undefined => {
      named.add(name)
      const file = join(folder, name)
      return existsSync(file) ? file : undefined
    },
    path: (name: string): string => join(folder, name),
    /** Removes what was neither kept nor found. */
    finish: (): void => {
      for (const name of readdirSync(folder)) if (!named.has(name)) rmSync(join(folder, name))
    },
  }
}
