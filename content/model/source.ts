import matter from 'gray-matter'
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { Problem } from './check/problem.ts'

/** A content file as stored on disk; `path` is relative to the project folder. */
export type SourceFile = { path: string; text: string }

type Path = readonly (string | number)[]

/**
 * Finds the position of a field, given as a list of keys and indexes such as `['issues', 2,
 * 'title']`.
 */
export type Locate = (path: Path) => { line: number; column: number }

/**
 * A parsed file: its text, its data, its YAML errors, the positions of its fields, and the body
 * below the front matter.
 */
export type ParsedSource = {
  text: string
  data: unknown
  problems: Problem[]
  locate: Locate
  body: string
}

type FrontMatter = Omit<ParsedSource, 'text' | 'body'>

const onlyYaml = () => {
  throw new Error('front matter must be YAML between two lines of ---; code is not read')
}

/** The node of a mapping key or list item. */
const nodeAt = (document: Document, path: Path): unknown => {
  const parent = document.getIn(path.slice(0, -1), true)
  return isMap(parent)
    ? parent.items.find(({ key }) => String(key) === String(path.at(-1)))?.key
    : document.getIn(path, true)
}

/** A missing field gets the position of the closest field around it. */
const locator = (document: Document, lines: LineCounter): Locate => {
  const locate: Locate = (path) => {
    if (path.length === 0) return { line: 1, column: 1 }
    const node = nodeAt(document, path)
    if (!isNode(node) || !node.range) return locate(path.slice(0, -1))
    const { line, col } = lines.linePos(node.range[0])
    return { line, column: col }
  }
  return locate
}

const readYaml = (path: string, text: string): FrontMatter => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const problems = document.errors.map(({ pos, message }) => {
    const { line, col } = lines.linePos(pos[0])
    return { file: path, line, column: col, message: `not valid YAML: ${message}` }
  })
  return {
    data: problems.length ? undefined : document.toJS(),
    problems,
    locate: locator(document, lines),
  }
}

/**
 * Some Windows editors add a byte order mark and CRLF line endings, which would shift positions.
 */
const normalize = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/** Parses a YAML file, keeping the position of every field. */
export const parseYaml = ({ path, text: rawText }: SourceFile): ParsedSource => {
  const text = normalize(rawText)
  return { text, ...readYaml(path, text), body: '' }
}

/**
 * Parses an MDX file: YAML front matter, then the body, which keeps its line numbers. Front matter
 * in any other language is rejected and never run (gray-matter would evaluate `---js`).
 */
export const parseMdx = ({ path, text: rawText }: SourceFile): ParsedSource => {
  const text = normalize(rawText)
  let front: FrontMatter = {
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
      engines: {
        yaml,
        yml: yaml,
        json: refused,
        javascript: refused,
        js: refused,
        coffee: refused,
        toml: refused,
      },
    })
    const linesAbove = text.slice(0, text.length - content.length).split('\n').length - 1
    return { text, ...front, body: '\n'.repeat(linesAbove) + content }
  } catch (error) {
    const message =
      error instanceof Error
        ? error.message.replace(
            /^gray-matter engine.*/,
            'front matter must be YAML between two lines of ---',
          )
        : String(error)
    return {
      text,
      ...front,
      data: undefined,
      problems: [{ file: path, line: 1, column: 1, message }],
      body: '',
    }
  }
}
