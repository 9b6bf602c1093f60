import { type Static, Type } from 'typebox'
import { testimonialsFile } from '../../../content/schema/testimonials.ts'
import { lazy } from '../../memoize.ts'
import type { ContentFile } from '../content-file.ts'
import { placeAt } from '../problem.ts'
import { readYaml } from '../yaml-file.ts'
import { asWarning, atFile, atText, type TextRule, type Told } from './rule.ts'
import { type FileTexts, joined, type ProseText, type Text, type WrittenText } from './texts.ts'

const parts = ['prose', 'sentences', 'file', 'blocks', 'values', 'fields'] as const
const text = Type.Optional(Type.String())
const flag = Type.Optional(Type.Boolean())
/** Settings of a pattern or of a whole group: slips.yaml explains each. */
const settings = {
  says: text,
  instead: text,
  language: text,
  in: text,
  unlessFile: text,
  unless: text,
  denial: text,
  anyCase: flag,
  wholeWords: flag,
  warning: flag,
  parts: Type.Optional(Type.Record(Type.String(), Type.String())),
  stops: Type.Optional(Type.Union([Type.Literal('build'), Type.Literal('release')])),
  unlessTrue: Type.Optional(Type.Literal('spanishSpoken')),
}
const patternSchema = Type.Object({
  ...settings,
  /** By which tests and tools name it. */
  id: Type.String(),
  find: Type.Union([Type.String(), Type.Array(Type.String())]),
})
const groupSchema = Type.Object({
  ...settings,
  part: Type.Enum([...parts]),
  patterns: Type.Array(patternSchema),
})
type Group = Static<typeof groupSchema>

/** Compiles a pattern. The flag for Unicode classes makes others four times slower. */
const regExp = (source: string, flags: string) =>
  new RegExp(source, source.includes('\\p{') ? `${flags}u` : flags)
const optional = (source: string | undefined, flags = '') =>
  source === undefined ? undefined : regExp(source, flags)

/** Compiles a pattern, with the part of a file that it searches and its message. */
const compiled = (setting: Omit<Group, 'patterns'> & Static<typeof patternSchema>) => {
  const { find, says = '', instead = '', anyCase, wholeWords, ...rest } = setting
  const all = [find].flat().join('|')
  const filled = all.replace(/<(\w+)>/g, (name, part: string) => rest.parts?.[part] ?? name)
  const whole = `(?<![\\p{L}\\p{N}])(?:${filled})(?![\\p{L}\\p{N}])`
  return {
    ...rest,
    says: says.replace('$instead', instead),
    find: regExp(wholeWords ? whole : filled, anyCase ? 'gim' : 'gm'),
    in: optional(rest.in),
    unlessFile: optional(rest.unlessFile),
    /** Exceptions: text in the same sentence, or before the match, that makes it honest. */
    unless: optional(rest.unless, 'i'),
    denial: optional(rest.denial, 'i'),
  }
}
export type Pattern = ReturnType<typeof compiled>

/** Reads and compiles the patterns of a file. */
export const readPatterns = (file: string): Pattern[] =>
  Object.values(readYaml(file, Type.Record(Type.String(), groupSchema))).flatMap(
    ({ patterns, ...group }) => patterns.map((one) => compiled({ ...group, ...one })),
  )

/** What the law requires or forbids, and unfinished text. */
export const phrasesFile = 'renderer/content/rules/phrases.yaml'
export const phrases = lazy(() => readPatterns(phrasesFile))
const unfinished = lazy(() =>
  phrases().filter(({ part, stops }) => part === 'prose' && stops === 'release'),
)

/** Returns whether a pattern applies to a file. Customers are quoted word for word. */
const appliesTo = (pattern: Pattern, file: ContentFile): boolean =>
  (pattern.language ?? file.language) === file.language &&
  !(pattern.part === 'sentences' && file.original === testimonialsFile) &&
  (pattern.in?.test(file.path) ?? true)

/** Finds a pattern in the sentences of a text, once each, except where its use is honest. */
export const inSentences = (
  { find, unless, denial }: Pattern,
  sentences: readonly string[],
): RegExpExecArray[] =>
  sentences.flatMap((sentence) => {
    const [match] = sentence.matchAll(find)
    if (!match || unless?.test(sentence)) return []
    return denial?.test(sentence.slice(0, match.index)) ? [] : [match]
  })

/** Returns the texts that an author still has to write, each with the words that show it. */
export const unwrittenIn = <One extends Pick<Text, 'file' | 'text'>>(
  texts: readonly One[],
): ReadonlyMap<One, string> => {
  const all = joined(texts)
  const found = unfinished().filter(({ find }) => all.search(find) >= 0)
  const wordsOf = ({ file, text }: One) =>
    found.flatMap((one) => (appliesTo(one, file) ? (text.match(one.find)?.[0] ?? []) : []))[0]
  const unwritten = found.length > 0 ? texts.map((one) => [one, wordsOf(one)] as const) : []
  return new Map(unwritten.flatMap(([one, words]) => (words === undefined ? [] : [[one, words]])))
}

/** The end of a long match is not shown. */
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Returns the problem of a match, with its message filled in. */
const toldOf = ({ id, says }: Pattern, text: WrittenText, match: RegExpExecArray): Told => {
  const { file, offset } = text
  const message = says.replace(/\$([&\d])/g, (_, group) =>
    shortened(match[group === '&' ? 0 : Number(group)] ?? ''),
  )
  const place = offset === undefined ? undefined : placeAt(file.body, offset + match.index)
  return { id, ...(place ? atFile(file.path, message, place) : atText(text, message, match[0])) }
}

const inTexts = (pattern: Pattern, texts: readonly ProseText[]): Told[] =>
  texts.flatMap((text) => {
    const matches =
      pattern.part === 'sentences'
        ? inSentences(pattern, text.sentences)
        : [...text.text.matchAll(pattern.find)].slice(0, 1)
    return matches.map((match) => toldOf(pattern, text, match))
  })

/** Reports one slip per line of a file: several are often one mistake. */
const inSource = (pattern: Pattern, file: ContentFile): Told[] => {
  const locate = () => ({ line: 1, column: 1 })
  const whole = { file, field: [], text: file.text, isWords: false, locate }
  const found = [...file.text.matchAll(pattern.find)].map((match) => ({
    ...toldOf(pattern, whole, match),
    ...placeAt(file.text, match.index),
  }))
  return found.filter(({ line }, index) => line !== found[index - 1]?.line)
}

const problemsOf = (pattern: Pattern, texts: FileTexts, told: Set<unknown>): Told[] => {
  const { file, prose, joinedProse, written } = texts
  const { part, find } = pattern
  if (part === 'file') return file.data === undefined ? [] : inSource(pattern, file)
  if (part === 'prose' || part === 'sentences')
    return joinedProse.search(find) < 0 ? [] : inTexts(pattern, prose)
  return written[part].flatMap((text) => {
    const [match] = told.has(text) ? [] : text.text.matchAll(find)
    // One mark is often one of another kind, too.
    if (match && !pattern.warning) told.add(text)
    return match ? [toldOf(pattern, text, match)] : []
  })
}

/** Makes a rule that reports the patterns of a file. */
export const patternRule =
  (patterns: () => readonly Pattern[]): TextRule =>
  (texts, context) => {
    const told = new Set()
    return patterns().flatMap((pattern) => {
      const { file } = texts
      if (!appliesTo(pattern, file) || (pattern.unlessTrue && context.isSpanishSpoken)) return []
      const problems = problemsOf(pattern, texts, told)
      if (problems.length > 0 && pattern.unlessFile?.test(file.text + JSON.stringify(file.fields)))
        return []
      const isAdvice = pattern.warning || (pattern.stops === 'release' && !context.isPublic)
      return isAdvice ? problems.map(asWarning) : problems
    })
  }

export const checkPhrases = patternRule(phrases)
