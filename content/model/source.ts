import matter from 'gray-matter'
import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Problem } from './problem.ts'

/** A content file as it stands on disk; `path` is seen from the project's folder. */
export type Source = { path: string; text: string }

/** Where a field stands. A path is a list of keys and positions, as in `['issues', 2, 'title']`. */
export type Locate = (path: readonly (string | number)[]) => { line: number; column: number }

/** The data of a file, what stands wrong in its YAML, where its fields are, and its words below the front matter. */
export type ParsedSource = { data: unknown; problems: Problem[]; locate: Locate; body: string }

const onlyYaml = () => {
  throw new Error('front matter must be YAML between two lines of ---; code is not read')
}

const locator =
  (document: Document, lines: LineCounter): Locate =>
  (path) => {
    let node: unknown = document.contents
    let offset = 0
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => String(key) === String(step))
        if (!pair) break
        offset = (pair.key as { range?: [number, number, number] }).range?.[0] ?? offset
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(step)]
        offset = (node as { range?: [number, number, number] } | undefined)?.range?.[0] ?? offset
      } else break
    }
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }

const readYaml = (path: string, text: string): Omit<ParsedSource, 'body'> => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const problems = document.errors.map(({ pos, message }) => {
    const { line, col } = lines.linePos(pos[0])
    return { file: path, line, column: col, message: `not valid YAML: ${message}` }
  })
  return { data: problems.length ? undefined : document.toJS(), problems, locate: locator(document, lines) }
}

/** Reads a YAML file, keeping every place. */
export const parseYaml = ({ path, text }: Source): ParsedSource => ({ ...readYaml(path, text), body: '' })

/**
 * Reads an MDX file: YAML front matter, then words. The words keep their line numbers. Front matter in any other
 * language is refused, not run (gray-matter would evaluate `---js`).
 */
export const parseMdx = ({ path, text }: Source): ParsedSource => {
  let front: Omit<ParsedSource, 'body'> = {
    data: {},
    problems: [],
    locate: () => ({ line: 1, column: 1 }),
  }
  const yaml = {
    parse: (matterText: string) => {
      front = readYaml(path, matterText)
      return {}
    },
  }
  const refused = { parse: onlyYaml }
  try {
    const { content } = matter(text, {
      engines: { yaml, yml: yaml, json: refused, javascript: refused, js: refused, coffee: refused, toml: refused },
    })
    const linesAbove = text.slice(0, text.length - content.length).split('\n').length - 1
    return { ...front, body: '\n'.repeat(linesAbove) + content }
  } catch (error) {
    const message =
      error instanceof Error ? error.message.replace(/^gray-matter engine.*/, 'front matter must be YAML between two lines of ---') : String(error)
    return { ...front, data: undefined, problems: [{ file: path, line: 1, column: 1, message }], body: '' }
  }
}
