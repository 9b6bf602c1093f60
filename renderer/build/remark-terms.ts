import type { Paragraph, PhrasingContent, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import { escapePattern } from '../../content/schema/escape-pattern.ts'
import type { Term } from '../../content/schema/glossary.ts'
import { type Language, languageOf } from '../../content/schema/languages.ts'

/** More on one page would be in the way of reading it. */
const mostTerms = 6
/** Where terms are explained: not in legal texts, and not in the glossary itself. */
const explained = /content\/(guides\/(?!glossary\.)|services\/|cities\/)[^/]+\.mdx$/

/** `end` is the punctuation after it, which must not begin a line of its own. */
type Found = { slug: string; index: number; text: string; end: string }

/** Finds terms in a text as whole words; of several at one place, the longest. */
const finder = (terms: readonly Term[]) => {
  const slugs = new Map(
    terms.flatMap(({ term, slug, also = [] }) =>
      [term, ...also].map((form) => [form.toLowerCase(), slug]),
    ),
  )
  const forms = [...slugs.keys()].sort((a, b) => b.length - a.length).map(escapePattern)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${forms.join('|')})(?![\\p{L}\\p{N}-])([.,;:!?)"”’]*)`,
    'giu',
  )
  return (text: string): Found[] =>
    [...text.matchAll(pattern)].map(({ 1: found = '', 2: end = '', index }) => ({
      slug: slugs.get(found.toLowerCase()) ?? '',
      index,
      text: found,
      end,
    }))
}

const textIn = (node: PhrasingContent): string => {
  if ('children' in node) return node.children.map(textIn).join('')
  return 'value' in node ? node.value : ''
}
const sentenceEndsIn = (text: string) => text.match(/[.!?]["”’)]*\s/g)?.length ?? 0

/** A part of a text, which keeps its place in the file. */
const textNode = ({ value, position }: Text, from: number, to?: number): Text => {
  const line = value.slice(0, from).split('\n')
  const start = position && {
    line: position.start.line + line.length - 1,
    column: (line.length === 1 ? position.start.column : 1) + (line.at(-1)?.length ?? 0),
  }
  return {
    type: 'text',
    value: value.slice(from, to),
    ...(start && position && { position: { start, end: position.end } }),
  }
}
const attribute = (name: string, value: string) =>
  ({ type: 'mdxJsxAttribute', name, value }) as const
const termNode = (node: Text, { slug, index, text, end }: Found): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [attribute('slug', slug), ...(end ? [attribute('end', end)] : [])],
  children: [textNode(node, index, index + text.length)],
})

/** A text as nodes, with the terms found in it. */
const cut = (node: Text, found: readonly Found[]): PhrasingContent[] => {
  const ends = found.map(({ index, text: term, end }) => index + term.length + end.length)
  return [
    ...found.flatMap((term, place) => [
      textNode(node, ends[place - 1] ?? 0, term.index),
      termNode(node, term),
    ]),
    textNode(node, ends.at(-1) ?? 0),
  ]
}

const explain = (
  paragraph: Paragraph,
  find: ReturnType<typeof finder>,
  used: Set<string>,
): PhrasingContent[] => {
  let read = ''
  let lastSentence = -1
  return paragraph.children.flatMap((child) => {
    const text = textIn(child)
    const before = read
    read += text
    if (child.type !== 'text') return [child]
    const chosen = find(text).filter(({ slug, index }) => {
      const sentence = sentenceEndsIn(before + text.slice(0, index))
      if (used.has(slug) || used.size >= mostTerms || sentence === lastSentence) return false
      lastSentence = sentence
      used.add(slug)
      return true
    })
    return cut(child, chosen)
  })
}

/**
 * Turns terms of the glossary into `<Term slug="…">` where a text first uses them: in paragraphs and
 * lists but not in links, each term once, and one in a sentence.
 */
export const remarkTerms = (readTerms: (language: Language) => readonly Term[]) => () => {
  return (tree: Root, { path = '' }: { path?: string }) => {
    if (!explained.test(path.replaceAll('\\', '/'))) return
    const find = finder(readTerms(languageOf(path).language))
    const used = new Set<string>()
    visit(tree, 'paragraph', (paragraph) => {
      paragraph.children = explain(paragraph, find, used)
    })
  }
}
