import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { redirectPatterns, redirectsFile } from '../../../content/schema/redirects.ts'
import { escapePattern } from '../../../content/schema/text.ts'
import { lazy, memoize, memoizeByKey } from '../../memoize.ts'
import { isElement, startOf, wordsOfNode } from '../body-tree.ts'
import type { ContentFile } from '../content-file.ts'
import { type Position, placeAt } from '../problem.ts'
import { type Path, shownFields, textsOf } from '../schema-nodes.ts'
import { onOneLine } from '../version.ts'

type Positioned = Pick<Nodes, 'position'>

/** A text in a file: a field, or a part of the body, for which `field` is empty. */
export type Text = {
  file: ContentFile
  field: Path
  text: string
  /** Whether it is translated, and no fact. */
  isWords: boolean
  /** Returns where it begins. */
  start: () => Position
  /** What it is a part of, letter by letter, and the index at which it begins there. */
  within?: readonly [source: string, index: number]
}

/** The parts of a file that patterns search: slips.yaml says what is in each. */
export const parts = [
  ...(['prose', 'words', 'sentences', 'source'] as const),
  ...(['blocks', 'values', 'fields', 'links', 'labels'] as const),
] as const
export type Part = (typeof parts)[number]
type Found = readonly [part: Part, text: Text]

/** Returns where some words of a text are, or where it begins: marks may separate them. */
export const locateIn = (
  { file, text, start, within }: Text,
  words: string,
  index = 0,
): Position => {
  if (within) return placeAt(within[0], within[1] + index)
  const from = start()
  const above = file.text.split('\n').slice(0, from.line - 1)
  const at = above.join('\n').length + from.column - 1
  // A folded text has line breaks and indents that its value lacks.
  const source = file.text.slice(at, at + 2 * text.length + 200)
  const pattern = words.split(' ').slice(0, 6).map(escapePattern).join('\\s+')
  const found = new RegExp(pattern, 'i').exec(source)
  return found ? placeAt(file.text, at + found.index) : from
}

const target = new RegExp(redirectPatterns.to)

/** Facts for whoever reviews a text, which no page shows. */
const forReview = ['sources', 'consent']

const fieldTexts = (file: ContentFile): Found[] => {
  const { mismatches = [], schema, data } = file
  const inField = (part: Part, field: Path, text: string, isWords: boolean): Found => {
    const start = () => file.locate(field)
    return [part, { file, field, text: onOneLine(text), isWords, start }]
  }
  // Missing translations are filled with English, and reported.
  const isMissing = (field: Path) =>
    mismatches.some(({ path }) => path.every((step, index) => step === field[index]))
  return [
    ...(schema ? shownFields(schema, data) : [])
      .filter(({ path, isWords }) => isWords || !forReview.some((name) => path.includes(name)))
      .map(({ path, text, isWords }) => inField('prose', path, text, isWords && !isMissing(path))),
    // The schema reports the other addresses in fields.
    ...textsOf(file.path === redirectsFile ? data : [])
      .filter(({ path, text }) => path.at(-1) === 'to' && target.test(text))
      .map(({ path, text }) => inField('links', path, text, false)),
  ]
}

const vowels = ['aá', 'eé', 'ií', 'oó', 'uúü']

/** Returns a pattern for a word whatever its accents, which are often forgotten. */
export const anyAccent = (word: string): string =>
  escapePattern(word.toLowerCase()).replace(
    /[aeiouáéíóúü]/g,
    (vowel) => `[${vowels.find((one) => one.includes(vowel))}]`,
  )

/** Returns the page that a text was written for, or the file of a text that many pages show. */
export const pageOfText = ({ file, field: [first, second] }: Text): string =>
  file.entry?.kind === 'city' && first === 'services' ? `${file.path} ${second}` : file.path

/** After the end of a sentence, and before the beginning of the next one. */
const [end, start] = ['(?<=[.!?…]["”’)\\]]*)', '(?=["“‘\'([¿¡]*'] as const
/** Words whose period does not end a sentence before a name: "St. Lucie", "U.S. Army". */
const beforeName = 'St|Mt|Ft|Dra?|Mrs?|Ms|Sra?|vs|e\\.g|i\\.e|U\\.S'
/** Words whose period does not end a sentence before a number: "No. 5", "s. 553.844". */
const beforeNumber = '[Nn]os?|[Nn]úm|ss?|[Cc]h|[Aa]rt|[Pp]ág|[Ss]ec|[Ff]ig|[Aa]pprox|vs'
const after = (words: string) => `${end}(?<!(?:^|[\\s("“])(?:${words})\\.) ${start}`
const gap = new RegExp(`${after(beforeName)}[\\p{Lu}{$#])|${after(beforeNumber)}\\d)`, 'u')

/** Splits a text into sentences. `Intl.Segmenter` ends one after "St.", but not after "20". */
export const sentencesIn = (text: string): string[] =>
  text.split(gap).filter((sentence) => sentence !== '')

/** Properties of components that are names rather than text. */
const notShown = ['to', 'icon', 'picture', 'tone', 'look', 'topics', 'name', 'of']

/** Returns the plain text of a block as written, with spaces in place of all that was understood. */
const plainSource = (block: Nodes, body: string): string => {
  const from = block.position?.start.offset ?? 0
  let text = ''
  visit(block, 'text', ({ position }, _, parent) => {
    const [at = 0, to = 0] = [position?.start.offset, position?.end.offset]
    text = text.padEnd(at - from)
    text += parent?.type === 'link' ? '' : body.slice(at, to)
  })
  // A backslash before a sign means the sign itself.
  return text.padEnd((block.position?.end.offset ?? 0) - from).replace(/\\[^\w\s]/g, '  ')
}

/** Returns the texts of a body: each table cell is one, and so is each property of a component. */
const bodyTexts = (file: ContentFile): Found[] => {
  const found: Found[] = []
  const add = (part: Part, node: Positioned, text: string) => {
    const within = [file.body, node.position?.start.offset ?? 0] as const
    const start = () => startOf(node)
    const isExact = part === 'blocks' || part === 'links'
    found.push([part, { file, field: [], text, isWords: true, start, ...(isExact && { within }) }])
  }
  visit(file.parsedBody().tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      add('prose', node, onOneLine(wordsOfNode(node)))
      add('blocks', node, plainSource(node, file.body))
    }
    if (node.type === 'text') add('values', node, node.value)
    if (node.type === 'image') add('prose', node, onOneLine(node.alt ?? ''))
    if (node.type === 'link') {
      add('links', node, node.url)
      add('labels', node, wordsOfNode(node).trim())
    }
    for (const attribute of isElement(node) ? node.attributes : []) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
      add('fields', attribute, attribute.value)
      if (!notShown.includes(attribute.name)) add('prose', node, onOneLine(attribute.value))
    }
  })
  return found
}

/** The texts of a file, as passed to every rule about single files. */
export type FileTexts = {
  file: ContentFile
  of: (part: Part) => readonly Text[]
  /** A part as one text, a line each: few files match a pattern, and only those are searched. */
  joined: (part: Part) => string
}

export const readTexts = memoize((file: ContentFile): FileTexts => {
  const found = lazy(() => [...fieldTexts(file), ...bodyTexts(file)])
  const of: FileTexts['of'] = memoizeByKey((part) => {
    const own = part === 'source' ? [] : found().flatMap(([of, text]) => (of === part ? text : []))
    switch (part) {
      case 'words':
        return of('prose').filter(({ isWords }) => isWords)
      case 'fields':
        return [...of('words').filter(({ field }) => field.length > 0), ...own]
      case 'sentences':
        return of('prose').flatMap((one) => sentencesIn(one.text).map((text) => ({ ...one, text })))
      case 'source': {
        const [text, start] = [file.text, () => placeAt(file.text, 0)]
        const whole: Text = { file, field: [], text, isWords: false, start, within: [text, 0] }
        return file.data === undefined ? [] : [whole]
      }
      default:
        return own
    }
  })
  const joined = memoizeByKey((part: Part) =>
    of(part)
      .map(({ text }) => text)
      .join('\n'),
  )
  return { file, of, joined }
})
