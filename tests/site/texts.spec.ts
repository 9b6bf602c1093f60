import { type HTMLElement, type Node, TextNode } from 'node-html-parser'
import { originalAddress } from '../../content/schema/languages.ts'
import { wordFields } from '../../renderer/content/schema-nodes.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import {
  builtPages,
  elementsOf,
  type FaultsIn,
  faultsOnPages,
  valuesOf,
  wholeTranslations,
} from './built-site.ts'
import { business, cities, shown } from './content.ts'

/** What pages say: the words of their content, and nothing else. */

// In one worker, which parses every page once.
test.describe.configure({ mode: 'default' })

/** Returns the texts of a page that visitors read, without those of more elements. */
const textsIn = (root: HTMLElement, without = ''): string[] => {
  const skipped = new Set<Node>(root.querySelectorAll(`script, style, svg, template${without}`))
  const read = (node: Node): string[] => {
    if (node instanceof TextNode) return [node.text.replace(/\s+/g, ' ').trim()]
    return skipped.has(node) ? [] : node.childNodes.flatMap(read)
  }
  return read(root)
}

/** Returns the texts that a page shows, reads aloud or gives programs, unless marked as English. */
const wordsOf = memoizeByKey((path: string): string[] => {
  const root = elementsOf(path).querySelector('html') ?? elementsOf(path)
  const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'content']
  return [
    ...textsIn(root, ', [lang^=en]:not(html)'),
    ...attributes.flatMap((name) => valuesOf(root, name)),
  ]
})

const phone = business.phone.replace(/\D/g, '')

const faults: Record<string, FaultsIn> = {
  'a phone number in running text is a link': (root) =>
    textsIn(root.querySelector('body') ?? root, ', a').filter((text) =>
      text.replace(/[\s()\u2060-]/g, '').includes(phone),
    ),
  'no page shows a placeholder': (root) => textsIn(root).filter((text) => /\{\w+\}/.test(text)),
  'no page in another language has a sentence of the original': (_, { path, language }) => {
    if (!wholeTranslations.includes(language)) return []
    const originals = new Set(wordsOf(originalAddress(path)))
    const names = cities.map(({ name }) => shown(name))
    const isSentence = (text: string) => {
      const words = names.reduce((rest, name) => rest.replace(name, ''), text)
      // Other names are written with capitals.
      return /(?<!\p{L})\p{Ll}{2,} \p{Ll}{2,}(?!\p{L})/u.test(words)
    }
    return wordsOf(path).filter((text) => originals.has(text) && isSentence(text))
  },
}

for (const [sentence, faultsIn] of Object.entries(faults))
  test(sentence, () => expect(faultsOnPages(faultsIn)).toEqual([]))

/** Returns a text as it is compared: without spaces, and signs that nobody sees. */
const bare = (text: string) => text.replace(/[\s\p{Cf}]+/gu, '')
/** Returns the parts of a text between placeholders, tags and marks. */
const partsOf = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/<[^>]*>|\*\*?|\{\w+\}/)
    .map(bare)

test('all words of a file are on the pages made from it, or on lists of them', () => {
  const pagesOf = new Map<string, string[]>()
  for (const { path, page, language } of builtPages)
    for (const name of page ? [...page.files, language] : [])
      pagesOf.set(name, [...(pagesOf.get(name) ?? []), path])
  const textOf = memoizeByKey((name: string) =>
    (pagesOf.get(name) ?? []).map((path) => bare(elementsOf(path).text + wordsOf(path).join(' '))),
  )
  const isOn = (name: string, text: string) =>
    partsOf(text).every((part) => textOf(name).some((page) => page.includes(part)))
  const missing = [...pagesOf.keys()].flatMap((path) => {
    const { schema, data, language } = site.file(path) ?? {}
    return (schema ? wordFields(schema, data) : [])
      .filter(({ path: [field] }) => field !== 'keywords')
      .filter(({ text }) => !isOn(path, text) && !isOn(language ?? '', text))
      .map(({ path: field, text }) => `${path} ${field.join('.')}: ${text}`)
  })
  expect(missing).toEqual([])
})
