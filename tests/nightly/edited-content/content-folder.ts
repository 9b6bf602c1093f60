import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { defaultLanguage, languageOf } from '../../../content/schema/languages.ts'
import { editYaml } from '../../../renderer/content/edit-file.ts'

/** Returns the content folder in a copy of the project. Files are named by their paths in it. */
export const contentFolder = (root: string) => {
  const pathOf = (file: string) => join(root, 'content', file)
  const read = (file: string) => readFileSync(pathOf(file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(pathOf(file), text)
  return {
    pathOf,
    read,
    write,
    /** Returns matching originals, sorted: a file, `cities/*.mdx`, or the last: `cities/-1.mdx`. */
    filesIn: (pattern: string): string[] => {
      const [folder = '', name = ''] = pattern.split('/')
      const place = /^(\*|-?\d+)(\.\w+)$/.exec(name)
      if (!place) return [pattern]
      const all = readdirSync(pathOf(folder))
        .filter(
          (file) => file.endsWith(place[2] ?? '') && languageOf(file).language === defaultLanguage,
        )
        .sort()
        .map((file) => `${folder}/${file}`)
      return place[1] === '*' ? all : all.slice(Number(place[1])).slice(0, 1)
    },
    /** Edits a YAML file, or the front matter of an MDX file. */
    edit: (file: string, change: (fields: Document) => void) => {
      const edited = editYaml(file, read(file), (yaml) => {
        const fields = parseDocument(yaml)
        change(fields)
        return String(fields)
      })
      write(file, edited)
    },
  }
}

export type ContentFolder = ReturnType<typeof contentFolder>

const vocabulary =
  `amber anchor arch basin beam bell birch bolt braid brick brook candle canopy cedar chalk cinder clay cliff clover coil copper
coral cove crate creek crest dawn delta drift dune ember fern field flint fog forge fringe garden gate glass grain gravel grove harbor hazel
hinge hollow iris island ivory jetty kettle lagoon lantern larch latch ledge lily linen lodge loom maple marble marsh meadow mortar moss
needle oak orchard otter paper pebble pepper pine plank pond poplar quarry quartz quill raft rain reed ridge river robin rope saddle sage
salt sand shell shore silver slate spade spring spruce stone storm straw summit swan thistle timber tower trail valley velvet violet walnut
water wheel willow window winter wood wool yarn`.split(/\s+/)

const wordsOfSentence = 12

/** Returns short sentences of meaningless words, in an order that no other seed and no page has. */
const inventedWords = (seed: string, count: number): string => {
  const words = Array.from({ length: count }, (_, place) => {
    const chance = createHash('sha256').update(`${seed}/${place}`).digest().readUInt32LE()
    // Neighbors are from different halves: no word comes twice in a row.
    const half = vocabulary.length >> 1
    const word = vocabulary[(chance % half) + (place % 2) * half] ?? 'roof'
    const isFirst = place % wordsOfSentence === 0
    const isLast = place === count - 1 || (place + 1) % wordsOfSentence === 0
    return (isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word) + (isLast ? '.' : '')
  })
  return words.join(' ')
}

let invented = 0
const day = (inDays: number) =>
  new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)

/** Fills in the placeholders of a text in edits.yaml and files/. */
export const filled = (text: string, number = 1): string =>
  text
    .replaceAll('<number>', String(number))
    .replace(/<day (-?\d+)>/g, (_, days) => day(Number(days)))
    .replace(/<words (\d+)>/g, (_, count) => inventedWords(`text ${++invented}`, Number(count)))
    .replace(/<sentence (\d+)>/g, (_, times) =>
      `${inventedWords(`text ${++invented}`, 6)} `.repeat(Number(times)).trim(),
    )
