import { lazily } from '../lazily.ts'
import { hashOf, isNew, rememberedBy } from '../memory.ts'
import { type Check, type CheckInput, type ContentFile, readAgain } from './content.ts'
import type { Problem } from './problem.ts'

/**
 * What a search may read besides the file that it looks at: only what can be written out in full,
 * so that nothing in it changes unseen. A file stands for its text.
 */
type Readable =
  | string
  | number
  | boolean
  | null
  | undefined
  | ContentFile
  | ReadonlySet<string>
  | readonly Readable[]
  | { readonly [name: string]: Readable }

/** How to find something in each file on its own. */
type Search<Found, Read extends Readable> = {
  /** Under what it is remembered. */
  name: string
  /** All that it depends on besides the file. */
  reads: (content: CheckInput) => Read
  find: (file: ContentFile, read: Read) => Found
}

/** For a search that needs a file only. */
export const nothing = (): undefined => undefined

const versions = new WeakMap<ContentFile, string>()

/** Names a file by all that its parts follow from. */
const versionOf = (file: ContentFile): string => {
  const { path, hash, originalFile } = file
  const version = versions.get(file) ?? hashOf(`${path}\n${hash}\n${originalFile?.hash}`)
  versions.set(file, version)
  return version
}

const isFile = (value: unknown): value is ContentFile =>
  typeof value === 'object' &&
  value !== null &&
  'locate' in value &&
  typeof value.locate === 'function'

const written = (_name: string, value: unknown): unknown => {
  if (value instanceof Set) return [...value]
  return isFile(value) ? versionOf(value) : value
}

const names = new Set<string>()

/** What is found in each file of a language, or in others. */
type Finder<Found> = {
  (content: CheckInput, files?: readonly ContentFile[]): Found[]
  /** Finds it in a file now if it is not remembered, for whoever asks later. */
  ahead: (content: CheckInput, file: ContentFile, read: () => ContentFile) => void
}

/**
 * Finds something in each file of a language, or in others, and remembers it until the file changes
 * or what else the search reads. It cannot depend on more: nothing else is given to it.
 */
export const inEachFile = <Found, Read extends Readable>({
  name,
  reads,
  find,
}: Search<Found, Read>): Finder<Found> => {
  if (names.has(name)) throw new Error(`Two searches are called "${name}": rename one of them`)
  names.add(name)
  const known = new WeakMap<CheckInput, { read: Read; around: string }>()
  const readFrom = (content: CheckInput) => {
    const before = known.get(content)
    if (before) return before
    const read = reads(content)
    const around = hashOf(JSON.stringify([read], written))
    known.set(content, { read, around })
    return { read, around }
  }
  const keyOf = (around: string, file: ContentFile) => `${name} ${around}${versionOf(file)}`

  const finder: Finder<Found> = (content, files = content.files) => {
    const { read, around } = readFrom(content)
    return files.map((file) => rememberedBy(keyOf(around, file), () => find(file, read)))
  }
  finder.ahead = (content, file, readFile) => {
    const { read, around } = readFrom(content)
    const key = keyOf(around, file)
    if (isNew(key)) rememberedBy(key, () => find(readFile(), read))
  }
  return finder
}

const finders = new Map<Check, Finder<unknown>>()

/** A rule about what is found in all files together. @param finder finds it in each of them. */
export const ruleFrom = <Found>(finder: Finder<Found>, check: Check): Check => {
  finders.set(check, finder)
  return check
}

/** A rule that looks at one file at a time. */
export const forEachFile = <Read extends Readable>(search: Search<Problem[], Read>): Check => {
  const problemsIn = inEachFile(search)
  return ruleFrom(problemsIn, (content) => problemsIn(content).flat())
}

/**
 * Finds what rules ask for one file after another, so that no more than one is held in memory with
 * all that is read of it.
 */
export const findFileByFile = (content: CheckInput, checks: readonly Check[]): void => {
  for (const file of content.files) {
    const read = lazily(() => readAgain(file))
    for (const check of checks) finders.get(check)?.ahead(content, file, read)
  }
}
