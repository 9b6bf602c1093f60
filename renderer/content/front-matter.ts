import matter from 'gray-matter'

/**
 * Removes byte order marks, and unifies line ends and accents, which editors write in several ways,
 * so that names that look the same are the same.
 */
export const normalizeText = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')

/** A file of the project that cannot be read. The message tells file, line and what to do. */
export class UnreadableFile extends Error {}

/** A line that keeps the front matter from being read. */
type Wrong = { line: number; message: string }
type FrontMatter = { yaml: string; content: string } | Wrong

const mark = /^---[ \t]*$/
const alone = 'write --- and nothing else'
/** A heading, a tag, or a paragraph below an empty line is no field. */
const isBody = (line: string, above: string | undefined) =>
  /^(?:#{2,6} |<[A-Z])/.test(line) || (above === '' && /^[^\s#:-][^:]*$/.test(line))

/** Returns why fields do not begin in the first line, or never end. */
const unmarked = (lines: readonly string[]): Wrong => {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first === 0 && mark.test(lines[0] ?? '')) {
    const body = lines.findIndex((line, index) => index > 0 && isBody(line, lines[index - 1]))
    const line = body < 0 ? Math.max(1, lines.length - 1) : body + 1
    return { line, message: 'the line --- below the fields is missing: write it above this' }
  }
  return mark.test(lines[first]?.trim() ?? '')
    ? { line: 1, message: 'delete the empty lines above ---' }
    : { line: Math.max(1, first + 1), message: `fields begin below the first line: ${alone} there` }
}

/**
 * Splits an MDX file into YAML and text, or returns why that is impossible: the one reader of front
 * matter. A language behind the mark, such as JavaScript, is refused: its parser would run it.
 */
export const splitFrontMatter = (text: string): FrontMatter => {
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (!mark.test(lines[0] ?? '') || end < 0) return unmarked(lines)
  const message = `three hyphens end the fields: ${alone} if they end here, or delete this line`
  if (!mark.test(lines[end] ?? '')) return { line: end + 1, message }
  const below = lines.findIndex((line, index) => index > end && line.trim() !== '')
  const field = `this is a field, and the line --- above it (line ${end + 1}) ends the fields: move it up`
  if (/^[a-z]\w*:(?:\s|$)/.test(lines[below] ?? '')) return { line: below + 1, message: field }
  const { matter: yaml, content } = matter(text, { engines: { yaml: () => ({}) } })
  return { yaml, content }
}
