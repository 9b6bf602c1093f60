import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isScalar, parse, parseDocument, visit } from 'yaml'
import { type ContentFolder, filled } from './content-folder.ts'

/** Edits any author may make. Every test must still pass after them. */

/** Returns the paths that match a pattern such as `promotions.*.text`. */
const pathsOf = (fields: Document, pattern: string): string[][] => {
  let paths: string[][] = [[]]
  for (const part of pattern.split('.'))
    paths = paths.flatMap((path) => {
      const at = path.length ? fields.getIn(path) : fields.contents
      if (!isMap(at) || !/^(\*|\d+)$/.test(part)) return [[...path, part]]
      const keys = at.items.map(({ key }) => String(key))
      return (part === '*' ? keys : keys.slice(Number(part), Number(part) + 1)).map((key) => [
        ...path,
        key,
      ])
    })
  return paths
}

/** Returns a value of edits.yaml with its texts filled in. */
const withTexts = (value: unknown, number: number): unknown =>
  typeof value === 'string' ? filled(value, number) : parse(filled(JSON.stringify(value), number))

type Edit = { files: string; set: Record<string, unknown> }

const setFields = ({ edit, filesIn }: ContentFolder) => {
  const edits: Edit[] = parse(readFileSync(join(import.meta.dirname, 'edits.yaml'), 'utf8'))
  for (const { files, set } of edits)
    for (const [index, file] of filesIn(files).entries())
      edit(file, (fields) => {
        for (const [pattern, value] of Object.entries(set))
          for (const [place, path] of pathsOf(fields, pattern).entries())
            fields.setIn(path, fields.createNode(withTexts(value, Math.max(index, place) + 1)))
      })
}

/** Raises every price, factor and rate except 1, which changes nothing. */
const changePrices = ({ edit, filesIn }: ContentFolder) => {
  for (const file of filesIn('prices/*.yaml'))
    edit(file, (prices) =>
      visit(prices, (key, node) => {
        if (key === 'key' || !isScalar(node) || typeof node.value !== 'number') return
        if (node.value !== 1) node.value = Math.round(node.value * 1032) / 1000
      }),
    )
}

/**
 * Every word with other letters, as if translated: no text gets longer, but every text changes.
 * Keeps names in braces.
 * @param letters those of each pair are exchanged.
 */
export const respelled = (text: string, ...letters: readonly string[]): string => {
  const words = parseDocument(text)
  const others = new Map(
    letters.flatMap(([one = '', other = '']) => [
      [one, other],
      [other, one],
    ]),
  )
  const some = new RegExp(`\\{\\w+\\}|[${letters.join('')}]`, 'g')
  visit(words, (key, node) => {
    if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return
    node.value = node.value.replace(some, (part) => others.get(part) ?? part)
  })
  return String(words)
}

/** Makes every edit, ordered so that none undoes another. */
export const editContent = (content: ContentFolder) => {
  const { filesIn, read, write } = content
  setFields(content)
  changePrices(content)
  // With these letters, no word becomes an article, and no text looks Spanish.
  for (const file of filesIn('words/*.yaml')) write(file, respelled(read(file), 'hk', 'tp'))
}
