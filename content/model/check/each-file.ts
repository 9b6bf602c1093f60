import { hashOf, rememberedBy } from '../memory.ts'
import type { Check, CheckInput, ContentFile } from './content.ts'
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
  const { path, text, originalFile } = file
  const version = versions.get(file) ?? hashOf(JSON.stringify([path, text, originalFile?.text]))
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

/**
 * Finds something in each file of a language, or in others, and remembers it until the file changes
 * or what else the search reads. It cannot depend on more: nothing else is given to it.
 */
export const inEachFile = <Found, Read extends Readable>({
  name,
  reads,
  find,
}: Search<Found, Read>): ((content: CheckInput, files?: readonly ContentFile[]) => Found[]) => {
  if (names.has(name)) throw new Error(`Two searches are called "${name}": rename one of them`)
  names.add(name)
  return (content, files = content.files) => {
    const read = reads(content)
    const around = hashOf(JSON.stringify([read], written))
    return files.map((file) =>
      rememberedBy(`${name} ${around}${versionOf(file)}`, () => find(file, read)),
    )
  }
}

/** A rule that looks at one file at a time. */
export const forEachFile = <Read extends Readable>(search: Search<Problem[], Read>): Check => {
  const problemsIn = inEachFile(search)
  return (content) => problemsIn(content).flat()
}
