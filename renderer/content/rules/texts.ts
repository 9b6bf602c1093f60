import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { wordsOfNode } from '../anchors.ts'
import { isElement, startOf } from '../body-tree.ts'
import type { ContentFile } from '../content-file.ts'
import { type Path, shownFields } from '../schema-nodes.ts'
import { onOneLine } from '../version.ts'

/** A text in a file: a field, or a part of the body, for which `field` is empty. */
export type Text = {
  file: ContentFile
  field: Path
  text: string
  /** Whether it is translated, and no fact. */
  isWords: boolean
  locate: () => { line: number; column: number }
}
/** A text as written; a part of the body has its place there. */
export type WrittenText = Text & { offset?: number }
/** A text on one line, with its sentences. */
export type ProseText = Text & { sentences: readonly string[] }

/** A file with its texts, as passed to every rule about single files. */
export type FileTexts = {
  file: ContentFile
  /** Every text that a visitor may read, also in components, on one line and without marks. */
  prose: readonly ProseText[]
  /** `prose` as one text, a line each: few files match a pattern, and only those are searched. */
  joinedProse: string
  /** What visitors would read of it as typed: phrases.yaml says how these differ. */
  written: Readonly<Record<'blocks' | 'values' | 'fields', readonly WrittenText[]>>
}

/** Returns whether a text is translated: missing ones are filled with English, and reported. */
const isTranslated = ({ mismatches }: ContentFile, field: Path): boolean =>
  !mismatches?.some(({ path }) => path.every((step, index) => step === field[index]))

/** Facts for whoever reviews a text, which no page shows. */
const forReview = ['sources', 'consent']

const fieldTexts = (file: ContentFile): Text[] =>
  (file.schema ? shownFields(file.schema, file.data) : [])
    .filter(({ path, isWords }) => isWords || !forReview.some((name) => path.includes(name)))
    .map(({ path, text, isWords }) => ({
      file,
      field: path,
      text: onOneLine(text),
      isWords: isWords && isTranslated(file, path),
      locate: () => file.locate(path),
    }))

/** Returns the words of a text, without tags. */
export const wordsIn = (text: string): string[] =>
  (text.includes('<') ? text.replace(/<[^>]*>/g, ' ') : text)
    .toLowerCase()
    .match(/[\p{L}\p{N}'’-]+/gu) ?? []

/** Returns the page that a text was written for, or the file of a text that many pages show. */
export const pageOfText = ({ file, field: [first, second] }: Text): string =>
  file.entry?.kind === 'city' && first === 'services' ? `${file.path} ${second}` : file.path

/** White space after the end of a sentence, where another may begin. */
const gap = /(?<=[.!?…]["”’')\]]*) (?=["“‘'([¿¡]*[\p{Lu}\d{$#])/gu
/** Words whose period does not end a sentence before a name: "St. Lucie", "U.S. Army". */
const beforeName = /(?:^|[\s("“])(?:St|Mt|Ft|Dr|Dra|Mr|Mrs|Ms|Sr|Sra|vs|e\.g|i\.e|U\.S)\.$/
/** Words whose period does not end a sentence before a number: "No. 5", "s. 553.844". */
const beforeNumber = /(?:^|[\s("“])(?:Nos?|Núm|ss?|ch|art|pág|sec|fig|approx|vs)\.$/i

/** Splits a text into sentences. `Intl.Segmenter` ends one after "St.", but not after "20". */
export const sentencesIn = (text: string): string[] => {
  const sentences: string[] = []
  let start = 0
  for (const { index } of text.matchAll(gap)) {
    const before = text.slice(start, index)
    if ((/\d/.test(text[index + 1] ?? '') ? beforeNumber : beforeName).test(before)) continue
    sentences.push(before)
    start = index + 1
  }
  return [...sentences, text.slice(start)].filter((sentence) => sentence !== '')
}

/** Properties of components that are names rather than text. */
const notShown = ['to', 'icon', 'picture', 'tone', 'look', 'topics', 'name', 'of']

/** Returns the texts of a node: each table cell is one, and so is each property of a component. */
const textsOfNode = (node: Nodes): string[] => {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [wordsOfNode(node)]
  if (node.type === 'image') return [node.alt ?? '']
  if (!isElement(node)) return []
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    typeof attribute.value === 'string' &&
    !notShown.includes(attribute.name)
      ? [attribute.value]
      : [],
  )
}

const bodyTexts = (file: ContentFile): Text[] => {
  const texts: Text[] = []
  visit(file.parsedBody().tree, (node) => {
    const start = startOf(node)
    for (const text of textsOfNode(node))
      texts.push({ file, field: [], text: onOneLine(text), isWords: true, locate: () => start })
  })
  return texts
}

/** Returns every text of a file. */
export const textsOfFile = (file: ContentFile): Text[] => [...fieldTexts(file), ...bodyTexts(file)]

/** Joins texts into one, a line each. */
export const joined = (texts: readonly Pick<Text, 'text'>[]): string =>
  texts.map(({ text }) => text).join('\n')

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

const isBlock = ({ type }: Nodes) => ['paragraph', 'heading', 'tableCell'].includes(type)

const writtenIn = (file: ContentFile, prose: readonly Text[]): FileTexts['written'] => {
  const fields = prose.filter(({ field, isWords }) => isWords && field.length > 0)
  const written = { blocks: [] as WrittenText[], values: [] as WrittenText[], fields }
  visit(file.parsedBody().tree, (node) => {
    const at = (part: Parameters<typeof startOf>[0], text: string): Text => {
      return { file, field: [], text, isWords: true, locate: () => startOf(part) }
    }
    const offset = node.position?.start.offset ?? 0
    if (isBlock(node)) written.blocks.push({ ...at(node, plainSource(node, file.body)), offset })
    if (node.type === 'text') written.values.push(at(node, node.value))
    for (const attribute of isElement(node) ? node.attributes : [])
      if (typeof attribute.value === 'string') fields.push(at(attribute, attribute.value))
  })
  return written
}

/** Reads every text of a file. */
export const readTexts = (file: ContentFile): FileTexts => {
  const texts = textsOfFile(file)
  const prose = texts.map((text) => ({ ...text, sentences: sentencesIn(text.text) }))
  return { file, prose, joinedProse: joined(texts), written: writtenIn(file, texts) }
}
