import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedThing } from '../../content/schema/kind-of-files.ts'
import { schemaOf } from '../../content/schema/kinds.ts'
import { englishName, fileIn, translatedInto } from '../../content/schema/languages.ts'
import { readSource } from '../../renderer/content/content-folder.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { InputError } from '../terminal.ts'
import { knownFields } from './entry.ts'
import { answerFields } from './fields.ts'
import { insertAtEnd } from './insert.ts'
import { itemLines } from './stub.ts'
import type { Material, Thing } from './thing.ts'

const itemOf = ({ file, list }: ListedThing): Node => {
  const { properties = {} } = (schemaOf(file) ?? {}) as Node
  return properties[list]?.items ?? {}
}

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

const refuseTaken = ({ file, list, nameField }: ListedThing, name: string, root: string) => {
  const { fields, locate } = readSource({ path: file, text: read(root, file) })
  const items: unknown = fields[list]
  const index = Array.isArray(items)
    ? items.findIndex((item) => isRecord(item) && item[nameField] === name)
    : -1
  if (index >= 0)
    throw new InputError(
      `${file}:${locate([list, index]).line} has "${name}" already; nothing was written.`,
    )
}

/** Translations follow their original item by item, so each of them gets one more too. */
const inTranslations = ({ file, list }: ListedThing, item: Node, { root, known }: Material) =>
  translatedInto
    .map((language) => fileIn(language, file))
    .filter((path) => existsSync(join(root, path)))
    .map((path): [string, string] => [
      path,
      insertAtEnd(path, read(root, path), list, () =>
        itemLines(item, { known, answers: new Map(), wordsOnly: true }),
      ),
    ])

const languages = translatedInto.map(englishName).join(' and ')

/** A new item of a list, made from the schema of its file. */
export const listItemThing = (word: string, listed: ListedThing): Thing => {
  const { file, list, example } = listed
  const schema = itemOf(listed)
  const item = { ...listed, schema }
  return {
    about: `a ${word} at the end of ${file}`,
    example,
    fields: answerFields(schema),
    begin: (name, root) => {
      refuseTaken(listed, name, root)
      return knownFields(item, name)
    },
    add: (_name, material) => {
      const { root, known, answers } = material
      const changed = insertAtEnd(file, read(root, file), list, () =>
        itemLines(schema, { known, answers }),
      )
      const translations = inTranslations(listed, schema, material)
      return {
        files: {},
        changes: Object.fromEntries([[file, changed], ...translations]),
        next:
          translations.length > 0
            ? [
                `Write it in ${languages} too, then run npm run check:translations -- --accept ${translations.map(([path]) => path).join(' ')}`,
              ]
            : ['npm run check:content says what is missing still.'],
      }
    },
  }
}
