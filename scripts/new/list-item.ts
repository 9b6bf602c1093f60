import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedThing } from '../../content/schema/kind-of-files.ts'
import { schemaOf } from '../../content/schema/kinds.ts'
import { englishName, fileIn, translatedInto } from '../../content/schema/languages.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { InputError } from '../terminal.ts'
import { fieldsFrom } from './entry.ts'
import { answerFields } from './fields.ts'
import { fieldsOf, insertAtEnd } from './stub.ts'
import type { Site, Thing } from './thing.ts'

const refuseTaken = ({ file, list, nameField }: ListedThing, name: string, { content }: Site) => {
  const { fields, locate } = content.files.find(({ path }) => path === file) ?? {}
  const items: unknown = fields?.[list]
  const index = Array.isArray(items)
    ? items.findIndex((item) => isRecord(item) && item[nameField] === name)
    : -1
  if (index >= 0)
    throw new InputError(
      `${file}:${locate?.([list, index]).line} has "${name}" already; nothing was written.`,
    )
}

const languages = translatedInto.map(englishName).join(' and ')

const nextStep = (translations: readonly string[]): string =>
  translations.length > 0
    ? `Write it in ${languages} too, then run npm run check:translations -- --accept ${translations.join(' ')}`
    : 'npm run check:content says what is missing still.'

/** A new item of a list, made from the schema of its file. */
export const listItemThing = (word: string, listed: ListedThing): Thing => {
  const { file, list, example } = listed
  const schema = ((schemaOf(file) ?? {}) as Node).properties?.[list]?.items ?? {}
  return {
    about: `a ${word} at the end of ${file}`,
    example,
    fields: answerFields(schema),
    fieldsFromName: (name, site) => {
      refuseTaken(listed, name, site)
      return fieldsFrom(name, schema, listed)
    },
    add: (_name, answers, { root, content: { known } }) => {
      const withItem = (path: string, stub: Parameters<typeof fieldsOf>[1]) => {
        const text = readFileSync(join(root, path), 'utf8')
        return insertAtEnd(path, text, list, [fieldsOf(schema, stub)])
      }
      // A translation follows its original item by item, so it gets one more as well.
      const translations = translatedInto
        .map((language) => fileIn(language, file))
        .filter((path) => existsSync(join(root, path)))
      const words = { known, answers: new Map(), wordsOnly: true }
      return {
        files: {},
        changes: {
          [file]: withItem(file, { known, answers }),
          ...Object.fromEntries(translations.map((path) => [path, withItem(path, words)])),
        },
        next: [nextStep(translations)],
      }
    },
  }
}
