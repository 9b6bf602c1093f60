import { type Static, Type } from 'typebox'
import { visible } from '../../../content/schema/fields.ts'
import { escapePattern } from '../../../content/schema/text.ts'
import { lazy, memoize, memoizeByKey } from '../../memoize.ts'
import { type ContentFile, readYaml } from '../content-file.ts'
import type { Fields } from '../schema-nodes.ts'
import { regExp } from '../validate.ts'
import { asWarning, atText, type RuleContext, type TextRule } from './rule.ts'
import { type FileTexts, parts, type Text } from './texts.ts'

const text = Type.Optional(Type.String())
const pattern = Type.String({ format: 'regex' })
const flag = Type.Optional(Type.Boolean())
/** Settings of a pattern or of a whole group: slips.yaml explains each. */
const settings = {
  says: text,
  instead: text,
  in: Type.Optional(pattern),
  unlessFile: Type.Optional(pattern),
  unless: Type.Optional(pattern),
  denial: Type.Optional(pattern),
  anyCase: flag,
  wholeWords: flag,
  parts: Type.Optional(Type.Record(Type.String(), Type.String())),
  advice: Type.Optional(Type.Enum(['always', 'before release'])),
}
const patternSchema = Type.Object({
  ...settings,
  /** By which tests and tools name it. */
  id: Type.String(),
  find: Type.Unsafe<string | string[]>({
    type: ['string', 'array'],
    format: 'regex',
    items: pattern,
  }),
})
const groupSchema = Type.Object({
  ...settings,
  part: Type.Array(Type.Enum([...parts])),
  patterns: Type.Array(patternSchema),
})
type Group = Static<typeof groupSchema>

const shortened = (text = '') => text.replace(/^(.{60}).+/s, '$1…')

/** Compiles a pattern, with the part of a file that it searches and its message. */
const compiled = (
  setting: Omit<Group, 'patterns'> & Static<typeof patternSchema>,
  ofCompany: Readonly<Record<string, string>>,
) => {
  const { find, says = '', instead = '', anyCase, wholeWords, ...rest } = setting
  const filling = { ...ofCompany, ...rest.parts }
  const fill = (source: string) => source.replace(/<(\w+)>/g, (name, of) => filling[of] ?? name)
  const optional = (source: string | undefined, flags?: string) =>
    source === undefined ? undefined : regExp(fill(source), flags)
  const filled = fill([find].flat().join('|'))
  const whole = `(?<![\\p{L}\\p{N}])(?:${filled})(?![\\p{L}\\p{N}])`
  const message = says.replace('$instead', instead)
  return {
    ...rest,
    /** Returns the message of a match; the end of a long one is not shown. */
    says: (match: RegExpExecArray): string =>
      message.replace(/\$([&\d])/g, (_, group) => shortened(match[group === '&' ? 0 : group])),
    find: regExp(wholeWords ? whole : filled, anyCase ? 'gim' : 'gm'),
    in: optional(rest.in),
    unlessFile: optional(rest.unlessFile),
    /** Exceptions: text in the same sentence, or before the match, that makes it honest. */
    unless: optional(rest.unless, 'i'),
    denial: optional(rest.denial, 'i'),
  }
}
type Compiled = ReturnType<typeof compiled>
export type Pattern = Partial<Compiled> & Pick<Compiled, 'id' | 'part' | 'find' | 'says'>

/** The facts of business.yaml that patterns may name, such as `<phone>` in any notation. */
const factsOf = ({ name, email, license, phone, url, spanishSpoken }: Fields) => {
  const [, area, prefix, line] = /(\d{3})\D*(\d{3})\D*(\d{4})$/.exec(`${phone}`) ?? []
  const host = `${url}`.replace(/^https:\/\/(?:www\.)?/, '')
  // A fact that is missing is found nowhere.
  const literal = (fact: unknown) => (fact ? escapePattern(`${fact}`) : '(?!)')
  return {
    name: literal(name),
    email: literal(email),
    license: literal(license),
    host: literal(url && host),
    visible,
    // As an exception, it is found in every text, or in none.
    spanishSpoken: spanishSpoken === true ? '' : '(?!)',
    phone: area ? `(?:\\+?1[ .-]?)?\\(?${area}\\)?[ .-]?${prefix}[ .-]?${line}` : '(?!)',
  }
}

/** Reads the patterns of a file, which it compiles for the facts of a company. */
export const readPatterns = memoizeByKey((file: string) => {
  const groups = Object.values(readYaml(file, Type.Record(Type.String(), groupSchema)))
  return memoize((company: Fields): Pattern[] =>
    groups.flatMap(({ patterns, ...group }) =>
      patterns.map((one) => compiled({ ...group, ...one }, factsOf(company))),
    ),
  )
})

/** What the law requires or forbids, and unfinished text. */
export const phrasesFile = 'renderer/content/rules/phrases.yaml'

/** Finds a pattern in a text, except where its use is honest: in a text of one line, once. */
export const matchesIn = (
  { part, find, unless, denial }: Pattern,
  words: string,
): RegExpExecArray[] => {
  const [match, ...others] = words.matchAll(find)
  if (!match || unless?.test(words) || denial?.test(words.slice(0, match.index))) return []
  return part.includes('source') ? [match, ...others] : [match]
}

/** Finds a pattern in a file: the first problem of each line, because several are often one mistake. */
const problemsBy = (pattern: Pattern, { of, joined }: FileTexts) =>
  pattern.part
    .filter((part) => joined(part).search(pattern.find) >= 0)
    .flatMap(of)
    .flatMap((text) => matchesIn(pattern, text.text).map((match) => ({ text, match })))
    .map(({ text, match }) => ({
      told: { id: pattern.id, ...atText(text, pattern.says(match), match[0], match.index) },
      length: match[0].length,
    }))
    .filter(({ told }, index, all) => told.line !== all[index - 1]?.told.line)

type Match = ReturnType<typeof problemsBy>[number]

const overlap = (one: Match, other: Match) =>
  one.told.line === other.told.line &&
  one.told.column < other.told.column + other.length &&
  other.told.column < one.told.column + one.length

/** Makes a rule that reports patterns. Of the same words, one tells, and errors do first. */
export const patternRule =
  (patternsFor: (context: RuleContext, file: ContentFile) => readonly Pattern[]): TextRule =>
  (texts, context) => {
    const { file } = texts
    const found: Match[] = []
    const isAdvice = ({ advice }: Pattern) =>
      advice === 'always' || (advice === 'before release' && !context.isPublic)
    const patterns = patternsFor(context, file).filter((one) => one.in?.test(file.path) ?? true)
    for (const pattern of patterns.sort((a, b) => Number(isAdvice(a)) - Number(isAdvice(b)))) {
      const matches = problemsBy(pattern, texts)
      if (matches.length > 0 && pattern.unlessFile?.test(file.text + JSON.stringify(file.fields)))
        continue
      for (const { told, length } of matches)
        if (!found.some((other) => overlap(other, { told, length })))
          found.push({ told: isAdvice(pattern) ? asWarning(told) : told, length })
    }
    return found.map(({ told }) => told)
  }

const unwritten = lazy(() => readPatterns(phrasesFile)({}).filter(({ id }) => id === 'unwritten'))

/** Reports what authors still have to write. */
export const checkUnwritten = patternRule(unwritten)

/** Returns whether an author still has to write a text. */
export const isUnwritten = ({ file, text }: Text): boolean =>
  unwritten().some((one) => one.in?.test(file.path) !== false && matchesIn(one, text).length > 0)
