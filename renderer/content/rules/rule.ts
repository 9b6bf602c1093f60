import type { jsonCache } from '../../cache.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { fieldName, type Problem } from '../problem.ts'
import type { Path } from '../schema-nodes.ts'
import { type FileTexts, locateIn, type Text } from './texts.ts'

export const businessFile = 'content/business.yaml'

/** What rules about single files may read besides them; the cache key covers all of it. */
export type RuleContext = Pick<LanguageContent, 'known' | 'company' | 'isPublic'> & {
  /** The files of facts: business.yaml, published.yaml and the prices. */
  facts: readonly ContentFile[]
}

/** A problem that a rule finds. It has an id of its own if the rule stands for several. */
export type Told = Omit<Problem, 'id'> & { id?: string }
/** A rule about the texts of one file, whose problems are cached. */
export type TextRule = (texts: FileTexts, context: RuleContext) => Iterable<Told>
/** A rule about all content of a language. */
export type ContentRule = (content: LanguageContent) => Iterable<Told>
/** A rule about the fields of one file: each field, and what is wrong with it, if anything is. */
export type FieldRule = (
  file: ContentFile,
  content: LanguageContent,
) => Iterable<readonly [field: Path, says: string | false | undefined]>

/** Rules by id. That of advice ends with `?`. */
export type Rules<Rule> = Readonly<Record<string, Rule>>

/**
 * The rules of a check, the content hash of everything that decides what they find, and what they
 * found, by content hash.
 */
export type RuleSet = {
  code: () => string
  cache: ReturnType<typeof jsonCache<Problem[]>>
  texts: Rules<TextRule>
  all: Rules<ContentRule>
  /** What is the same in every language: these run once. */
  shared: Rules<ContentRule>
}

/** Returns a problem with a whole file, or at a place in it. */
export const atFile = (file: string, message: string, place = { line: 1, column: 1 }): Told => ({
  file,
  ...place,
  message,
})

/** Returns a problem with a field, whose name begins the message. */
export const atField = (file: ContentFile, field: Path, says: string): Told =>
  atFile(file.path, `${fieldName(field)}: ${says}`, file.locate(field))

/** Makes a rule about the fields of a file, if it can be read. */
export const ofFile =
  (path: string, rule: FieldRule): ContentRule =>
  (content) =>
    content.files
      .filter(({ original, data }) => original === path && data !== undefined)
      .flatMap((file) =>
        [...rule(file, content)].flatMap(([field, says]) =>
          says ? atField(file, field, says) : [],
        ),
      )

/** Turns a problem into advice, which does not stop a build. */
export const asWarning = <One extends Told>(problem: One): One => ({
  ...problem,
  severity: 'warning',
})

/** Returns a problem with a text, or with some words of it; the name of its field comes first. */
export const atText = (text: Text, says: string, words?: string, index?: number): Told => {
  const { file, field, start } = text
  const message = field.length > 0 ? `${fieldName(field)}: ${says}` : says
  return atFile(file.path, message, words === undefined ? start() : locateIn(text, words, index))
}

/** Returns where a text is, for a message about another: `content/cities/miami-fl.mdx:12:1`. */
export const placeOf = ({ file, start }: Text): string => {
  const { line, column } = start()
  return `${file.path}:${line}:${column}`
}

/** Returns the first words of a sentence, to recognize it by. */
export const beginningOf = (sentence: string): string =>
  sentence.replace(/^((?:\S+ ){8}).+/s, '$1…')

/** Returns items with the key of an earlier one, each with that one. No key means unique. */
export function* repeats<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => unknown,
): Generator<[item: Item, first: Item]> {
  const first = new Map<unknown, Item>()
  for (const item of items) {
    const key = keyOf(item)
    const other = first.get(key)
    if (other !== undefined) yield [item, other]
    else if (key !== undefined) first.set(key, item)
  }
}
