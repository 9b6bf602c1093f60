import { type Static, Type } from 'typebox'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { type Problem, placeAt } from '../../renderer/content/problem.ts'
import { lazy } from '../../renderer/memoize.ts'
import { readYaml } from '../yaml-file.ts'
import type { Context } from './context.ts'
import { asWarning, atFile, atWords } from './problems.ts'
import type { FileRule } from './rule.ts'
import { type FileTexts, joined, type Prose, type Text } from './texts.ts'

const parts = ['body', 'fields', 'prose', 'sentences', 'file'] as const
const text = Type.Optional(Type.String())
const flag = Type.Optional(Type.Boolean())
/** What a pattern says, or its group for all of them: slips.yaml explains each. */
const settings = {
  ...{ says: text, instead: text, language: text, in: text, unlessFile: text, unless: text },
  ...{ denial: text, anyCase: flag, wholeWords: flag, warning: flag },
  parts: Type.Optional(Type.Record(Type.String(), Type.String())),
  stops: Type.Optional(Type.Union([Type.Literal('build'), Type.Literal('release')])),
  unlessTrue: Type.Optional(Type.Literal('spanishSpoken')),
}
const patternSchema = Type.Object({
  ...settings,
  find: Type.Union([Type.String(), Type.Array(Type.String())]),
})
const groupSchema = Type.Object({
  ...settings,
  part: Type.Union(parts.map((part) => Type.Literal(part))),
  patterns: Type.Array(patternSchema),
})
type Group = Static<typeof groupSchema>

/** Where a pattern has no classes of Unicode, the flag that allows them makes it four times slower. */
const regExp = (source: string, flags: string) =>
  new RegExp(source, source.includes('\\p{') ? `${flags}u` : flags)
const optional = (source: string | undefined, flags = '') =>
  source === undefined ? undefined : regExp(source, flags)

/** A pattern, in which part of a file it is looked for, and what is said of it. */
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
    /** What the sentence around it says, or what stands before it there, where it is honest. */
    unless: optional(rest.unless, 'i'),
    denial: optional(rest.denial, 'i'),
  }
}
export type Pattern = ReturnType<typeof compiled>

/** The patterns: what is a matter of style, what stops a build or a release, what is half done. */
export const patterns = lazy(() => {
  const all = ['slips', 'forbidden-phrases']
    .map((name) => readYaml(`scripts/check/${name}.yaml`, Type.Record(Type.String(), groupSchema)))
    .flatMap((groups) => Object.values(groups))
    .flatMap(({ patterns: own, ...group }) => own.map((one) => compiled({ ...group, ...one })))
  return {
    ofStyle: all.filter(({ stops }) => stops === undefined),
    stopping: all.filter(({ stops }) => stops !== undefined),
    unfinished: all.filter(({ part, stops }) => part === 'prose' && stops === 'release'),
  }
})

/** Whether a pattern is looked for in a file. What customers said is quoted word for word. */
const isIn = (pattern: Pattern, file: ContentFile): boolean =>
  (pattern.language ?? file.language) === file.language &&
  !(pattern.part === 'sentences' && file.original === testimonialsFile) &&
  (pattern.in?.test(file.path) ?? true)

/** A pattern in the sentences of a text, once each, unless a sentence has it in an honest way. */
export const inSentences = (
  { find, unless, denial }: Pattern,
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
  const found = patterns().unfinished.filter(({ find }) => all.search(find) >= 0)
  const wordsOf = ({ file, text }: One) =>
    found.flatMap((one) => (isIn(one, file) ? (text.match(one.find)?.[0] ?? []) : []))[0]
  const unwritten = found.length > 0 ? texts.map((one) => [one, wordsOf(one)] as const) : []
  return new Map(unwritten.flatMap(([one, words]) => (words === undefined ? [] : [[one, words]])))
}

/** What is said of a match. */
const saysOf = ({ says }: Pattern, match: RegExpExecArray): string =>
  says.replace(/\$([&\d])/g, (_, group) => match[group === '&' ? 0 : Number(group)] ?? '')

const inTexts = (pattern: Pattern, texts: readonly Prose[]): Problem[] =>
  texts.flatMap((text) => {
    const matches =
      pattern.part === 'sentences'
        ? inSentences(pattern, text.sentences)
        : [...text.text.matchAll(pattern.find)].slice(0, 1)
    return matches.map((match) => atWords(text, match[0], saysOf(pattern, match)))
  })

function* inSource(pattern: Pattern, path: string, source: string): Generator<Problem> {
  // One slip a line of a file: several of them are often one mistake.
  const lines = new Set<number>()
  for (const match of source.matchAll(pattern.find)) {
    const problem = atFile(path, saysOf(pattern, match), placeAt(source, match.index))
    if (pattern.part === 'body' || !lines.has(problem.line)) yield problem
    lines.add(problem.line)
  }
}

const problemsOf = (pattern: Pattern, { file, prose, joinedProse }: FileTexts): Problem[] => {
  const { path, data, body, text } = file
  if (pattern.part === 'body') return [...inSource(pattern, path, body)]
  if (pattern.part === 'file') return data === undefined ? [] : [...inSource(pattern, path, text)]
  if (joinedProse.search(pattern.find) < 0) return []
  const isWanted = ({ field }: Text) => pattern.part !== 'fields' || field.length > 0
  return inTexts(pattern, prose.filter(isWanted))
}

const run = (all: readonly Pattern[], texts: FileTexts, context: Context): Problem[] =>
  all.flatMap((pattern) => {
    const { file } = texts
    if (!isIn(pattern, file) || (pattern.unlessTrue && context.isSpanishSpoken)) return []
    const problems = problemsOf(pattern, texts)
    if (problems.length > 0 && pattern.unlessFile?.test(file.text + JSON.stringify(file.fields)))
      return []
    const isAdvice = pattern.warning || (pattern.stops === 'release' && !context.isPublic)
    return isAdvice ? problems.map(asWarning) : problems
  })

/** Marks that do nothing, words twice, and what comes along when a text is pasted. */
export const checkSlips: FileRule = (texts, context) => run(patterns().ofStyle, texts, context)

/** What the law asks for or rules out, whoever wants it, and what is half done. */
export const checkPhrases: FileRule = (texts, context) => run(patterns().stopping, texts, context)
