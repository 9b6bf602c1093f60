import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** What was made from a text, and the keys of what was remembered on the way. */
type Made = { value: unknown; from?: string[] }
/** What was made from texts, by what it is and the text it was made from. */
type Memory = Map<string, Made>

let former: Memory = new Map()
let present: Memory | undefined
/** What is being made now has asked for these. */
let asked: string[] = []

/** Stands for a text, however long. */
export const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64')

/** Keeps also what it was made from, which may be asked for when the rest of it changes. */
const keepMade = (key: string, made: Made, memory: Memory): void => {
  if (memory.has(key)) return
  memory.set(key, made)
  for (const inner of made.from ?? []) {
    const before = former.get(inner)
    if (before) keepMade(inner, before, memory)
  }
}

const makeNew = (make: () => unknown): Made => {
  const outer = asked
  asked = []
  try {
    const value = make()
    return asked.length > 0 ? { value, from: asked } : { value }
  } finally {
    asked = outer
  }
}

/** The same as `remembered` for a key that stands already for all that something is made from. */
export const rememberedBy = <T>(key: string, make: () => T): T => {
  if (!present) return make()
  const made = present.get(key) ?? former.get(key) ?? makeNew(make)
  keepMade(key, made, present)
  asked.push(key)
  return made.value as T
}

/**
 * What was made from a text before, or what is made from it now. Only a command that opens its
 * memory has one: whoever does not would have to know when the code has changed.
 * @param make must depend on nothing but the text.
 */
export const remembered = <T>(what: string, text: string, make: () => T): T =>
  present ? rememberedBy(`${what} ${hashOf(text)}`, make) : make()

/** Runs something, and returns with its result what was remembered of it. */
const runAfter = <T>(before: Memory, run: () => T): [T, Memory] => {
  const memory: Memory = new Map()
  former = before
  present = memory
  try {
    return [run(), memory]
  } finally {
    former = new Map()
    present = undefined
    asked = []
  }
}

const read = (file: string): Memory => {
  try {
    return existsSync(file) ? (deserialize(readFileSync(file)) as Memory) : new Map()
  } catch {
    // Another version of Node may have written it, or a full disk cut it short.
    return new Map()
  }
}

/** Another run may be writing it too, and a file of both would be of neither. */
const write = (file: string, memory: Memory): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}-${process.pid}`, serialize(memory))
  renameSync(`${file}-${process.pid}`, file)
}

/** Runs something after the run that has written a file, and writes there what was remembered. */
const runAfterFile = <T>(file: string, run: () => T): [T, Memory] => {
  // What a small change adds is kept apart, because to write all of it takes longer than to make it.
  const fileOfMore = `${file}.more`
  const base = read(file)
  const before = new Map([...base, ...read(fileOfMore)])
  const [result, memory] = runAfter(before, run)
  const more = new Map([...memory].filter(([key]) => !base.has(key)))
  if ([...more.keys()].every((key) => before.has(key))) return [result, memory]
  if (more.size < base.size / 20) write(fileOfMore, more)
  else {
    write(file, memory)
    rmSync(fileOfMore, { force: true })
  }
  return [result, memory]
}

/**
 * Runs something that remembers what its former run has made.
 * @param file where that is kept: a file of this version of the code alone. Nothing is remembered
 *   without one.
 */
export const withMemory = <T>(file: string | undefined, run: () => T): T =>
  file === undefined ? run() : runAfterFile(file, run)[0]

/**
 * The same for a process that runs something again and again, and forgets it when it ends.
 * @param file where its first run remembers from, and writes to.
 */
export const withOwnMemory = <T>(run: () => T, file?: string): (() => T) => {
  let memory: Memory | undefined
  return () => {
    const [result, remembered] =
      memory === undefined && file !== undefined
        ? runAfterFile(file, run)
        : runAfter(memory ?? new Map(), run)
    memory = remembered
    return result
  }
}
