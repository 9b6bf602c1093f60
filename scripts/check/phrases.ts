import { type Static, Type } from 'typebox'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { lazy } from '../../renderer/memoize.ts'
import { readYaml } from '../yaml-file.ts'
import { joined, type Text } from './texts.ts'

const text = Type.Optional(Type.String())
const slipList = Type.Array(
  Type.Object({
    ...{ find: Type.String(), says: Type.String(), language: text, in: text, unlessFile: text },
    anyCase: Type.Optional(Type.Boolean()),
    warning: Type.Optional(Type.Boolean()),
    stops: Type.Optional(Type.Union([Type.Literal('build'), Type.Literal('release')])),
    unlessTrue: Type.Optional(Type.Literal('spanishSpoken')),
  }),
)
type Slip = Static<typeof slipList>[number]
const slipsSchema = Type.Object({
  body: slipList,
  fields: slipList,
  prose: slipList,
  file: slipList,
})
const parts = ['body', 'fields', 'prose', 'file'] as const

const forbiddenSchema = Type.Object({
  denial: Type.String(),
  wholeWords: Type.Optional(Type.Boolean()),
  parts: Type.Record(Type.String(), Type.String()),
  phrases: Type.Array(
    Type.Object({
      words: Type.Union([Type.String(), Type.Array(Type.String())]),
      unless: Type.Optional(Type.String()),
      instead: Type.String(),
    }),
  ),
})

/** A pattern, in which part of a file it is looked for, and what is said of it. */
export type Phrase = Omit<Slip, 'find' | 'in' | 'unlessFile' | 'anyCase'> & {
  part: (typeof parts)[number] | 'sentences'
  find: RegExp
  in?: RegExp | undefined
  unlessFile?: RegExp | undefined
  /** What the sentence around it says, or what stands before it there, where the phrase is honest. */
  unless?: RegExp | undefined
  denial?: RegExp
}

/** Where a pattern has no classes of Unicode, the flag that allows them makes it four times slower. */
const patternOf = (source: string, flags: string) =>
  new RegExp(source, source.includes('\\p{') ? `${flags}u` : flags)
const optional = (source: string | undefined, flags = '') =>
  source === undefined ? undefined : patternOf(source, flags)

const slipOf = (part: Phrase['part'], { find, anyCase, unlessFile, ...slip }: Slip): Phrase => ({
  ...{ ...slip, part, in: optional(slip.in), unlessFile: optional(unlessFile) },
  find: patternOf(find, anyCase ? 'gim' : 'gm'),
})

const forbiddenOf = (language: string, list: Static<typeof forbiddenSchema>): Phrase[] =>
  list.phrases.map(({ words, unless, instead }) => {
    const all = [words].flat().join('|')
    const filled = all.replace(/<(\w+)>/g, (_, name: string) => list.parts[name] ?? '')
    const whole = `(?<![\\p{L}\\p{N}])(?:${filled})(?![\\p{L}\\p{N}])`
    return {
      ...{ part: 'sentences', language, stops: 'build' },
      find: patternOf(list.wholeWords ? whole : filled, 'gi'),
      unless: optional(unless, 'i'),
      denial: patternOf(list.denial, 'i'),
      says: `"$&" is not for us to say; ${instead}`,
    }
  })

/** The patterns of slips.yaml and forbidden-phrases.yaml: what is a matter of style, and what stops a build or a release. */
export const phrases = lazy(() => {
  const slips = readYaml('scripts/check/slips.yaml', slipsSchema)
  const forbidden = readYaml(
    'scripts/check/forbidden-phrases.yaml',
    Type.Record(Type.String(), forbiddenSchema),
  )
  const all = [
    ...parts.flatMap((part) => slips[part].map((slip) => slipOf(part, slip))),
    ...Object.entries(forbidden).flatMap(([language, list]) => forbiddenOf(language, list)),
  ]
  return {
    ofStyle: all.filter(({ stops }) => stops === undefined),
    stopping: all.filter(({ stops }) => stops !== undefined),
    unfinished: all.filter(({ part, stops }) => part === 'prose' && stops === 'release'),
  }
})

/** Whether a pattern is looked for in a file. What customers said is quoted word for word. */
export const isIn = (phrase: Phrase, file: ContentFile): boolean =>
  (phrase.language ?? file.language) === file.language &&
  !(phrase.part === 'sentences' && file.original === testimonialsFile) &&
  (phrase.in?.test(file.path) ?? true)

/** A phrase in the sentences of a text, once each, unless a sentence has it in an honest way. */
export const inSentences = (
  { find, unless, denial }: Phrase,
  sentences: readonly string[],
): RegExpExecArray[] =>
  sentences.flatMap((sentence) => {
    const [match] = sentence.matchAll(find)
    if (!match || unless?.test(sentence)) return []
    return denial?.test(sentence.slice(0, match.index)) ? [] : [match]
  })

/** The texts that an author still has to write, each with the words that say so. */
export const unwrittenIn = <One extends Pick<Text, 'file' | 'text'>>(
  texts: readonly One[],
): ReadonlyMap<One, string> => {
  const all = joined(texts)
  const found = phrases().unfinished.filter(({ find }) => all.search(find) >= 0)
  const unwritten = (found.length > 0 ? texts : []).flatMap((one) =>
    found
      .filter((phrase) => isIn(phrase, one.file))
      .flatMap(({ find }) => one.text.match(find)?.slice(0, 1) ?? [])
      .slice(0, 1)
      .map((words) => [one, words] as const),
  )
  return new Map(unwritten)
}
