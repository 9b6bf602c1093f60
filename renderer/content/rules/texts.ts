import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { wordsOfNode } from '../anchors.ts'
import { isElement, linesAbove, startOf } from '../body-tree.ts'
import type { ContentFile } from '../content-file.ts'
import { fieldOf, type Path, type PathSegment, textsOf, wordFields } from '../schema-nodes.ts'
import { onOneLine } from '../version.ts'

/** A text in a file: a field, or a part of the body, for which `field` is empty. */
export type Text = {
  file: ContentFile
  field: Path
  text: string
  locate: () => { line: number; column: number }
}
/** A text on one line, with its sentences. */
export type ProseText = Text & { sentences: readonly string[] }

/** A file with its texts, as passed to every rule about single files. */
export type FileTexts = {
  file: ContentFile
  /** Its fields and paragraphs, as written. */
  written: readonly Text[]
  /** Every text that a visitor may read, also in components, on one line and without marks. */
  prose: readonly ProseText[]
  /** `prose` as one text, a line each: few files match a pattern, and only those are searched. */
  joinedProse: string
  /** The texts in its own words: see `ownWordsOf`. */
  ownWords: readonly Text[]
}

const inField =
  (file: ContentFile) =>
  ({ path, text }: { path: Path; text: string }): Text => ({
    file,
    field: path,
    text,
    locate: () => file.locate(path),
  })

/** Fields for colleagues, which no page shows. */
const forColleagues = ['sources', 'consent']

/**
 * Returns the texts in the fields of a file, except those for colleagues and unknown fields, such as
 * misspelled ones: nobody reads them.
 */
export const fieldTexts = (file: ContentFile): Text[] => {
  const { schema, fields } = file
  const isShown = (name: PathSegment | undefined) => !schema || fieldOf(schema, String(name))
  return textsOf(fields)
    .filter(({ path }) => !forColleagues.some((name) => path.includes(name)) && isShown(path[0]))
    .map(inField(file))
}

/** Returns the paragraphs below the front matter, as written. */
export const paragraphs = (file: ContentFile): Text[] => {
  let next = 1
  return file.body.split('\n\n').flatMap((text) => {
    const line = next + linesAbove(text)
    next += text.split('\n').length + 1
    return text.trim() === ''
      ? []
      : [{ file, field: [], text, locate: () => ({ line, column: 1 }) }]
  })
}

/** Returns the fields and paragraphs of a file, as written. */
export const writtenTexts = (file: ContentFile): Text[] => [
  ...fieldTexts(file),
  ...paragraphs(file),
]

const onLine = (text: Text): Text => ({ ...text, text: onOneLine(text.text) })

/** Returns the translatable texts in the fields of a file. */
const fieldsToTranslate = (file: ContentFile): Text[] => {
  const { schema } = file
  return schema ? wordFields(schema, file.data).map(inField(file)).map(onLine) : []
}

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
const notShown = ['to', 'icon', 'picture', 'tone', 'look', 'topics']

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
      texts.push(onLine({ file, field: [], text, locate: () => start }))
  })
  return texts
}

/** Returns whether a text is translated: missing ones are filled with English, and reported. */
const isTranslated = ({ file, field }: Text): boolean =>
  !file.mismatches?.some(({ path }) => path.every((step, index) => step === field[index]))

/** Returns the texts of a file without names, other facts and untranslated texts. */
export const ownWordsOf = (file: ContentFile, body = bodyTexts(file)): Text[] => [
  ...fieldsToTranslate(file).filter(isTranslated),
  ...body,
]

/** Joins texts into one, a line each. */
export const joined = (texts: readonly Pick<Text, 'text'>[]): string =>
  texts.map(({ text }) => text).join('\n')

/** Reads every text of a file. */
export const readTexts = (file: ContentFile): FileTexts => {
  const fields = fieldTexts(file)
  const body = bodyTexts(file)
  const prose = [...fields.map(onLine), ...body]
  return {
    file,
    written: [...fields, ...paragraphs(file)],
    prose: prose.map((text) => ({ ...text, sentences: sentencesIn(text.text) })),
    joinedProse: joined(prose),
    ownWords: ownWordsOf(file, body),
  }
}
