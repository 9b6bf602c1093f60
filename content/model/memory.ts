import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** What was made from texts, by what it is and the text it was made from. */
type Memory = Map<string, unknown>

let former: Memory = new Map()
let present: Memory | undefined

/**
 * What was made from a text before, or what is made from it now. Only a command that opens its
 * memory has one: whoever does not would have to know when the code has changed.
 * @param make must depend on nothing but the text. What is undefined is not remembered.
 */
export const remembered = <T>(what: string, text: string, make: () => T): T => {
  if (!present) return make()
  const key = `${what} ${createHash('sha1').update(text).digest('base64')}`
  const value = (present.get(key) ?? former.get(key) ?? make()) as T
  if (value !== undefined) present.set(key, value)
  return value
}

const read = (file: string): Memory => {
  try {
    return existsSync(file) ? (deserialize(readFileSync(file)) as Memory) : new Map()
  } catch {
    // Another version of Node may have written it, or a full disk cut it short.
    return new Map()
  }
}

const keep = (file: string, memory: Memory): void => {
  const isNew = memory.size !== former.size || [...memory.keys()].some((key) => !former.has(key))
  if (!isNew) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, serialize(memory))
}

/**
 * Runs something that remembers what its former run has made.
 * @param file where that is kept: a file of this version of the code alone. Nothing is remembered
 *   without one.
 */
export const withMemory = <T>(file: string | undefined, run: () => T): T => {
  if (file === undefined) return run()
  const memory: Memory = new Map()
  former = read(file)
  present = memory
  try {
    const result = run()
    keep(file, memory)
    return result
  } finally {
    former = new Map()
    present = undefined
  }
}
