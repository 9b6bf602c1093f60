import { distance } from 'fastest-levenshtein'
import type { Path } from './schema-nodes.ts'

/** A place in a text. Lines and columns are 1-based. */
export type Position = { line: number; column: number }

/**
 * A problem to fix, with its position in a file. It is an error, which stops the build, unless it
 * is marked as a warning, which is advice.
 */
export type Problem = Position & {
  /** The rule that found it, such as `link-dead`: tests name it, and messages may be reworded. */
  id: string
  file: string
  message: string
  severity?: 'warning'
}

/** A problem in a text, whatever its file. */
export type Mistake = Omit<Problem, 'file'>

/** Returns the line and column of an offset in a text. */
export const placeAt = (text: string, offset: number): Position => {
  const above = text.slice(0, offset).split('\n')
  return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}

/** Returns a mistake at an offset of a text. */
export const mistake = (text: string, offset: number, id: string, message: string): Mistake => ({
  id,
  ...placeAt(text, offset),
  message,
})

export const isError = ({ severity }: Problem): boolean => severity !== 'warning'

/** Formats a path as authors write it: `services.tile-roofing.lead`, `issues[3].title`. */
export const fieldName = (path: Path): string =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step + 1}]` : index ? `.${step}` : step))
    .join('')

const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  a.message.localeCompare(b.message)

/** Longest excerpt line, in characters. Longer lines are cut to the part around the problem. */
const maxExcerpt = 110

const lineNumber = (line: number) => String(line).padStart(5)

/** Returns the line with the problem and the one before it, with a mark under the column. */
const excerpt = ({ line, column }: Problem, text: string): string => {
  const lines = text.split(/\r?\n/)
  const shown = line > 1 ? [line - 1, line] : [line, line + 1]
  const cut = Math.max(0, column - maxExcerpt)
  return shown
    .filter((number) => lines[number - 1] !== undefined)
    .flatMap((number) => {
      const row = `${lineNumber(number)} | ${lines[number - 1]?.slice(cut, cut + maxExcerpt)}`
      return number === line ? [row, `${' '.repeat(5)} | ${' '.repeat(column - 1 - cut)}^`] : [row]
    })
    .join('\n')
}

/** Formats problems as one text, sorted by file and line, each with an excerpt. */
export const formatProblems = (
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined,
): string =>
  [...problems]
    .sort(byPlace)
    .map((problem) => {
      const { file, line, column, message } = problem
      const text = textOf(file)
      return [
        `${file}:${line}:${column} ${isError(problem) ? '' : 'warning: '}${message}`,
        ...(text ? [excerpt(problem, text)] : []),
      ].join('\n')
    })
    .join('\n\n')

/** Shorter words begin too many names to mean one of them. */
const minBeginning = 4

/**
 * Returns the known word that the author most likely meant, if one is close: spelled alike or begun
 * with theirs, as `doral-fl` with `doral`. Ignores case.
 */
export const nearest = (word: string, known: Iterable<string>): string | undefined => {
  const written = word.toLowerCase()
  const reach = Math.max(2, Math.floor(word.length / 3))
  const [best] = [...known]
    .map((name) => ({ name, lower: name.toLowerCase() }))
    .map(({ name, lower }) => ({
      name,
      away: distance(written, lower),
      isBegun: word.length >= minBeginning && lower.startsWith(written),
    }))
    .filter(({ away, isBegun }) => isBegun || away <= reach)
    .sort((a, b) => a.away - b.away)
  return best?.name
}

/** Returns `; did you mean "Broward"?`, or an empty string if no known word is close. */
export const didYouMean = (word: string, known: Iterable<string>, quote = '"'): string => {
  const meant = nearest(word, known)
  return meant === undefined ? '' : `; did you mean ${quote}${meant}${quote}?`
}
