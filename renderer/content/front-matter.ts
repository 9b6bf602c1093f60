import matter from 'gray-matter'

type Wrong = { line: number; message: string }
type FrontMatter = { yaml: string; content: string } | Wrong

const mark = /^---[ \t]*$/
/** What word processors and hurried hands make of the mark. */
const likeMark = /^\s*(?:(?:[-–—] ?)+|\+{3})\s*$/

const opening = (lines: readonly string[]): Wrong => {
  const first = lines.findIndex((line) => line.trim() !== '')
  const shown = lines[first] ?? ''
  if (mark.test(shown))
    return { line: 1, message: 'the file must begin with ---: delete the empty lines above it' }
  if (/^\s*---\s*\w/.test(shown))
    return {
      line: first + 1,
      message: 'the fields below this line are YAML, not code: write --- and nothing else',
    }
  return likeMark.test(shown)
    ? {
        line: first + 1,
        message: `the first line must be three hyphens, ---, and nothing else: replace "${shown.trim()}"`,
      }
    : {
        line: 1,
        message: 'the line --- above the fields is missing: write it as the first line of the file',
      }
}

/** Where the fields end if nobody says so: a Markdown heading, a tag, or text after an empty line. */
const looksLikeBody = (line: string, above: string) =>
  /^(?:#{2,6} |<[A-Z])/.test(line) || (above.trim() === '' && /^[^\s#:-][^:]*$/.test(line))

const closing = (lines: readonly string[]): Wrong => {
  const end = lines.findIndex(
    (line, index) => index > 0 && looksLikeBody(line, lines[index - 1] ?? ''),
  )
  return {
    line: end < 0 ? Math.max(1, lines.length - 1) : end + 1,
    message:
      'the line --- below the fields is missing: write it where the fields end, on a line of its own',
  }
}

/** Where the fields would end at a line that only begins as the one does that ends them. */
const almostClosing = (line: number, lines: readonly string[]): Wrong => ({
  line,
  message: `this line begins with three hyphens, which end the fields: write --- and nothing else if they end here, or indent or delete "${lines[line - 1]?.trim()}"`,
})

/** The YAML and the text of an MDX file, or what keeps them from being told apart. */
export const frontMatterOf = (text: string): FrontMatter => {
  const lines = text.split('\n')
  // Behind the mark may stand a language, such as JavaScript, whose parser would run the code.
  if (!mark.test(lines[0] ?? '')) return opening(lines)
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (end < 0) return closing(lines)
  if (!mark.test(lines[end] ?? '')) return almostClosing(end + 1, lines)
  const { matter: yaml, content } = matter(text, { engines: { yaml: () => ({}) } })
  return { yaml, content }
}
