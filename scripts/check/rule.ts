import { contentHash } from '../../renderer/cache.ts'
import type { CheckInput, ContentFile } from '../../renderer/content/content-folder.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import type { Compared } from './compared.ts'

/**
 * A rule about all files of a language together. Returns every violation with its position.
 * @param compared what pages are compared by, file by file.
 */
export type Check = (content: CheckInput, compared: readonly Compared[]) => Problem[]

/**
 * What a rule may read besides the file that it looks at: only what can be written as JSON, because
 * that is part of the cache key. A file stands there with its content hash.
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

/** A rule about each file on its own, with a cache key for all that it depends on besides the file. */
export type FileRule = (content: CheckInput) => {
  key: string
  find: (file: ContentFile) => Problem[]
}

/** For a rule that needs a file only. */
export const nothing = (): undefined => undefined

/** The cache key of a file: changes with it, and with the file that it translates. */
export const keyOfFile = ({ path, hash, originalFile }: ContentFile): string =>
  contentHash(path, hash, originalFile?.hash ?? '')

const isFile = (value: unknown): value is ContentFile =>
  typeof value === 'object' &&
  value !== null &&
  'locate' in value &&
  typeof value.locate === 'function'

const forKey = (_name: string, value: unknown): unknown => {
  if (value instanceof Set) return [...value]
  return isFile(value) ? keyOfFile(value) : value
}

/**
 * A rule that looks at one file at a time.
 * @param rule.name part of the cache key, so no two rules have the same.
 * @param rule.reads all that it depends on besides the file: nothing else is given to it.
 */
export const forEachFile =
  <Read extends Readable>(rule: {
    name: string
    reads: (content: CheckInput) => Read
    find: (file: ContentFile, read: Read) => Problem[]
  }): FileRule =>
  (content) => {
    const read = rule.reads(content)
    return {
      key: contentHash(rule.name, JSON.stringify([read], forKey)),
      find: (file) => rule.find(file, read),
    }
  }
