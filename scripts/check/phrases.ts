import { type Static, Type } from 'typebox'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { lazy } from '../../renderer/memoize.ts'
import { readData } from './data.ts'
import type { Text } from './texts.ts'

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
const slipsSchema = Type.Object({
  body: slipList,
  fields: slipList,
  prose: slipList,
  file: slipList,
})

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
export type Phrase = Omit<Static<typeof slipList>[number], 'find' | 'unlessFile' | 'anyCase'> & {
  part: keyof Static<typeof slipsSchema> | 'sentences'
  find: RegExp
  unlessFile?: RegExp | undefined
  /** What the sentence around it says, or what stands before it there, where the phrase is honest. */
  unless?: RegExp | undefined
  denial?: RegExp
}

const patternOf = (source: string | undefined, flags: string) =>
  source === undefined ? undefined : new RegExp(source, flags)

const slipsOf = (part: Phrase['part'], list: Static<typeof slipList>): Phrase[] =>
  list.map(({ find, anyCase, unlessFile, ...slip }) => ({
    ...{ ...slip, part, unlessFile: patternOf(unlessFile, 'u') },
    find: new RegExp(find, anyCase ? 'gimu' : 'gmu'),
  }))

const forbiddenOf = (language: string, list: Static<typeof forbiddenSchema>): Phrase[] =>
  list.phrases.map(({ words, unless, instead }) => {
    const all = [words].flat().join('|')
    const filled = all.replace(/<(\w+)>/g, (_, name: string) => list.parts[name] ?? '')
    const whole = `(?<![\\p{L}\\p{N}])(?:${filled})(?![\\p{L}\\p{N}])`
    return {
      ...{ part: 'sentences', language, stops: 'build' },
      find: new RegExp(list.wholeWords ? whole : filled, 'giu'),
      unless: patternOf(unless, 'iu'),
      denial: new RegExp(list.denial, 'iu'),
      says: `"$&" is not for us to say; ${instead}`,
    }
  })

/** The patterns of slips.yaml and forbidden-phrases.yaml: what is a matter of style, and what stops a build or a release. */
export const phrases = lazy(() => {
  const slips = Object.entries(readData('slips', slipsSchema)).flatMap(([part, list]) =>
    slipsOf(part as Phrase['part'], list),
  )
  const forbidden = readData('phrases', Type.Record(Type.String(), forbiddenSchema))
  const all = [
    ...slips,
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
  new RegExp(phrase.in ?? '').test(file.path) &&
  !phrase.unlessFile?.test(file.text + JSON.stringify(file.fields))

/** What is said of a phrase that was found. */
export const saysOf = ({ says }: Phrase, match: RegExpExecArray): string =>
  says.replace(/\$([&\d])/g, (_, group) => match[group === '&' ? 0 : Number(group)] ?? '')

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

/** What says of a text that an author still has to write it. */
export const unwrittenIn = ({ file, text }: Pick<Text, 'file' | 'text'>): string | undefined =>
  phrases()
    .unfinished.filter((phrase) => text.search(phrase.find) >= 0 && isIn(phrase, file))
    .map(({ find }) => text.match(find)?.[0])[0]
