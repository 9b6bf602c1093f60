import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Packed, packAll, packValue, unpackAll, unpackValue } from './packed-memory.ts'

/** What was made from a text, and the keys of what was remembered on the way. */
type Made = { value: unknown; from: readonly string[] } | Packed
/** What was made from texts, by what it is and the text it was made from. */
type Memory = ReadonlyMap<string, Made>

type Run = {
  former: Memory
  present: Map<string, Made>
  /** Whether values are kept for another process only. */
  isPacked: boolean
}

let running: Run | undefined
/** What is being made now has asked for these. */
let asked: string[] = []

/** Stands for a text, however long. */
export const hashOf = (text: string | Uint8Array): string =>
  createHash('sha1').update(text).digest('base64')

/** Keeps also what it was made from, which may be asked for when the rest of it changes. */
const keepMade = (key: string, made: Made, run: Run): void => {
  const { former, present } = run
  present.set(key, made)
  for (const inner of made.from) {
    const before = present.has(inner) ? undefined : former.get(inner)
    if (before) keepMade(inner, before, run)
  }
}

const makeNew = <T>(key: string, make: () => T, run: Run): T => {
  const outer = asked
  asked = []
  try {
    const value = make()
    keepMade(key, run.isPacked ? packValue(value, asked) : { value, from: asked }, run)
    return value
  } finally {
    asked = outer
  }
}

/** The same as `remembered` for a key that stands already for all that something is made from. */
export const rememberedBy = <T>(key: string, make: () => T): T => {
  if (!running) return make()
  const { former, present, isPacked } = running
  const made = present.get(key) ?? former.get(key)
  const known = made && 'bytes' in made ? unpackValue(made) : made
  asked.push(key)
  if (!made || !known) return makeNew(key, make, running)
  if (!present.has(key)) keepMade(key, made, running)
  if (!isPacked) present.set(key, { value: known.value, from: made.from })
  return known.value as T
}

/** Whether this run would remember something that it knows nothing of yet. */
export const isNew = (key: string): boolean =>
  running !== undefined && !running.present.has(key) && !running.former.has(key)

/**
 * What was made from a text before, or what is made from it now. Only a command that opens its
 * memory has one: whoever does not would have to know when the code has changed.
 * @param make must depend on nothing but the text.
 */
export const remembered = <T>(what: string, text: string, make: () => T): T =>
  running ? rememberedBy(`${what} ${hashOf(text)}`, make) : make()

/** Runs something, and returns with its result what was remembered of it. */
const runAfter = <T>(former: Memory, isPacked: boolean, run: () => T): [T, Memory] => {
  const present = new Map<string, Made>()
  running = { former, present, isPacked }
  try {
    return [run(), present]
  } finally {
    running = undefined
    asked = []
  }
}

const read = (file: string): Memory =>
  existsSync(file) ? unpackAll(readFileSync(file)) : new Map()

/** Another run may be writing it too, and a file of both would be of neither. */
const write = (file: string, memory: Memory): void => {
  const all = [...memory].flatMap(([key, made]) => ('bytes' in made ? [[key, made] as const] : []))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}-${process.pid}`, packAll(new Map(all)))
  renameSync(`${file}-${process.pid}`, file)
}

/** Runs something after the run that has written a file, and writes there what was remembered. */
const runAfterFile = <T>(file: string, run: () => T): [T, Memory] => {
  // What a small change adds is kept apart, because to write all of it takes longer than to make it.
  const fileOfMore = `${file}.more`
  const base = read(file)
  const before = new Map([...base, ...read(fileOfMore)])
  const [result, memory] = runAfter(before, true, run)
  const isOld = (key: string) => base.get(key) === memory.get(key)
  const more = new Map([...memory].filter(([key]) => !isOld(key)))
  if ([...more].every(([key, one]) => before.get(key) === one)) return [result, memory]
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
        : runAfter(memory ?? new Map(), false, run)
    memory = remembered
    return result
  }
}
