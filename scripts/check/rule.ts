import type { Content } from '../../renderer/content/content.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import type { Compared } from './compared.ts'
import type { FileTexts } from './texts.ts'

/** What a rule about single files may read besides the file: all of it is in its cache key. */
export type Context = {
  /** The names that words may refer to. */
  known: KnownNames
  /** True where what is found is about to be public. */
  isPublic: boolean
  /** Facts of business.yaml that texts may not repeat. */
  company: Readonly<Record<'name' | 'phone' | 'email' | 'license', string>>
  isSpanishSpoken: boolean
  /** What may be put in place of a placeholder for a name. */
  placeholderNames: Readonly<Record<string, readonly string[]>>
  /** The texts of the claims, and the prices of the calculators, which no other text says again. */
  claims: Readonly<Record<string, string>>
  prices: readonly { written: string; field: string; words: readonly string[] }[]
  /** The issues of each service, by its slug. */
  issues: Readonly<Record<string, readonly string[]>>
  /** The paths of the originals. */
  originals: readonly string[]
  /** For translations: the terms of their language, and names that are the same in every language. */
  terms?: ContentFile | undefined
  names: readonly string[]
}

/** A rule about one file at a time: every violation with its position. */
export type FileRule = (texts: FileTexts, context: Context) => Iterable<Problem>

/** A rule about all files of a language, and what their pages are compared by. */
export type Rule = (content: Content, compared: readonly Compared[]) => Iterable<Problem>
