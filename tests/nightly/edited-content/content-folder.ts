import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { defaultLanguage, languageOf } from '../../../content/schema/languages.ts'
import { editFields } from '../../../scripts/edit-fields.ts'

/** The content folder in a copy of the project. Files are named by their paths in it. */
export const contentFolder = (root: string) => {
  const pathOf = (file: string) => join(root, 'content', file)
  const read = (file: string) => readFileSync(pathOf(file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(pathOf(file), text)
  return {
    pathOf,
    read,
    write,
    /** The sorted originals in a folder. */
    filesIn: (folder: string, ending: string): string[] =>
      readdirSync(pathOf(folder))
        .filter((name) => name.endsWith(ending) && languageOf(name).language === defaultLanguage)
        .sort()
        .map((name) => `${folder}/${name}`),
    /** Edits a YAML file, or the front matter of an MDX file. */
    edit: (file: string, change: (fields: Document) => void) => {
      const edited = editFields(file, read(file), (yaml) => {
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

/** Short sentences of meaningless words that appear in this order for no other seed and on no page. */
export const inventedWords = (seed: string, count: number): string => {
  const words = Array.from({ length: count }, (_, place) => {
    const chance = createHash('sha256').update(`${seed}/${place}`).digest().readUInt32LE()
    const word = vocabulary[chance % vocabulary.length] ?? 'roof'
    const isFirst = place % wordsOfSentence === 0
    const isLast = place === count - 1 || (place + 1) % wordsOfSentence === 0
    return (isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word) + (isLast ? '.' : '')
  })
  return words.join(' ')
}
