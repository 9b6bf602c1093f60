import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './made-once.ts'

/** Keeps texts in a folder under names that change with them. */
export const keptTexts = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const there = new Set(readdirSync(folder))
  const named = new Set<string>()
  return {
    /** The file of a text. */
    keep: (text: string, ending: string): string => {
      const bytes = Buffer.from(text)
      const name = `${createHash('sha1').update(bytes).digest('hex')}${ending}`
      named.add(name)
      if (!there.has(name)) writeWhole(join(folder, name), bytes)
      there.add(name)
      return name
    },
    /** Whether the file of a text is still there. */
    find: (name: string): boolean => {
      named.add(name)
      return there.has(name)
    },
    path: (name: string): string => join(folder, name),
    /** Removes what was neither kept nor found. */
    finish: (): void => {
      for (const name of there) if (!named.has(name)) rmSync(join(folder, name))
    },
  }
}
