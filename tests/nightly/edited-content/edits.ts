import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, parse, parseDocument, visit } from 'yaml'
import { defaultLanguage, languageOf } from '../../../content/schema/languages.ts'
import { editYaml } from '../../../renderer/content/edit-file.ts'

/** Edits any author may make. Every test must still pass after them. */

/** Opens the content folder in a copy of the project. Files are named by their paths in it. */
export const openContent = (root: string) => {
  const pathOf = (file: string) => join(root, 'content', file)
  const read = (file: string) => readFileSync(pathOf(file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(pathOf(file), text)
  return {
    read,
    write,
    /** Returns matching originals, sorted: a file, `cities/*.mdx`, or the last: `cities/-1.mdx`. */
    filesIn: (pattern: string): string[] => {
      const [, folder = '', place = '', ending = ''] =
        /^(\w+)\/(\*|-\d+)(\.\w+)$/.exec(pattern) ?? []
      if (!folder) return [pattern]
      const all = readdirSync(pathOf(folder)).filter(
        (file) => file.endsWith(ending) && languageOf(file).language === defaultLanguage,
      )
      const chosen = place === '*' ? all.sort() : all.sort().slice(Number(place)).slice(0, 1)
      return chosen.map((file) => `${folder}/${file}`)
    },
    /** Edits a YAML file, or the front matter of an MDX file. */
    edit: (file: string, change: (fields: Document) => void) => {
      const edited = editYaml(file, read(file), (yaml) => {
        const fields = parseDocument(yaml)
        change(fields)
        // As authors write: a value stays in the line of its name.
        return fields.toString({ lineWidth: 0 })
      })
      write(file, edited)
    },
  }
}
type Content = ReturnType<typeof openContent>

const sounds = (text: string) => text.split(' ')
/** Short words that hardly any text has. */
const vocabulary = sounds('br cl dr fl gr pl sn tr').flatMap((start) =>
  sounds('a e i o u').flatMap((vowel) =>
    sounds('b d g mp nk p sh ft').map((end) => start + vowel + end),
  ),
)

const wordsOfSentence = 12

/** Returns short sentences of meaningless words, in an order that no other seed and no page has. */
const inventedWords = (seed: string, count: number): string =>
  Array.from({ length: count }, (_, place) => {
    const chance = createHash('sha256').update(`${seed}/${place}`).digest().readUInt32LE()
    // Neighbors are from different halves: no word comes twice in a row.
    const half = vocabulary.length >> 1
    const word = vocabulary[(chance % half) + (place % 2) * half] ?? 'roof'
    const isFirst = place % wordsOfSentence === 0
    const isLast = place === count - 1 || (place + 1) % wordsOfSentence === 0
    return (isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word) + (isLast ? '.' : '')
  }).join(' ')

let invented = 0
/** What stands for a placeholder such as `<words 6>`. */
const fillers: Readonly<Record<string, (count: number, number: number) => string>> = {
  number: (_, number) => String(number),
  day: (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  words: (count) => inventedWords(`text ${++invented}`, count),
  sentence: (times) => `${inventedWords(`text ${++invented}`, 6)} `.repeat(times).trim(),
}

/** Fills in the placeholders of a text in edits.yaml and files/. */
export const filled = (text: string, number = 1): string =>
  text.replace(
    /<(number|day|words|sentence)(?: (-?\d+))?>/g,
    (_, name, count) => fillers[name]?.(Number(count), number) ?? '',
  )

/** Returns the paths that match a pattern such as `promotions.*.text`. */
const pathsOf = (fields: Document, pattern: string): string[][] => {
  let paths: string[][] = [[]]
  for (const part of pattern.split('.'))
    paths = paths.flatMap((path) => {
      const at = path.length ? fields.getIn(path) : fields.contents
      if (!isMap(at) || !/^(\*|\d+)$/.test(part)) return [[...path, part]]
      const keys = at.items.map(({ key }) => String(key))
      const chosen = part === '*' ? keys : keys.slice(Number(part), Number(part) + 1)
      return chosen.map((key) => [...path, key])
    })
  return paths
}

type Edit = { files: string; set: Record<string, unknown> }

const setFields = ({ edit, filesIn }: Content) => {
  const edits: Edit[] = parse(readFileSync(join(import.meta.dirname, 'edits.yaml'), 'utf8'))
  for (const { files, set } of edits)
    for (const [index, file] of filesIn(files).entries())
      edit(file, (fields) => {
        for (const [pattern, value] of Object.entries(set))
          for (const [place, path] of pathsOf(fields, pattern).entries()) {
            const number = Math.max(index, place) + 1
            const text = filled(JSON.stringify(value), number)
            fields.setIn(path, fields.createNode(JSON.parse(text)))
          }
      })
}

/** Changes every value of a document, but no key. */
const mapValues = (fields: Document, change: (value: unknown) => unknown) =>
  visit(fields, {
    Scalar: (key, node) => {
      if (key !== 'key') node.value = change(node.value)
    },
  })

/** Raises every price, factor and rate except 1, which changes nothing. */
const raised = (value: unknown) =>
  typeof value === 'number' && value !== 1 ? Math.round(value * 1032) / 1000 : value

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
  mapValues(words, (value) =>
    typeof value === 'string' ? value.replace(some, (part) => others.get(part) ?? part) : value,
  )
  return String(words)
}

/** Makes every edit, ordered so that none undoes another. */
export const editContent = (content: Content) => {
  const { edit, filesIn, read, write } = content
  setFields(content)
  for (const file of filesIn('prices/*.yaml')) edit(file, (prices) => mapValues(prices, raised))
  // With these letters, no word becomes an article, and no text looks Spanish.
  for (const file of filesIn('words/*.yaml')) write(file, respelled(read(file), 'hk', 'tp'))
}
