import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Beginning, KindOfFiles, ListedThing } from '../../content/schema/kind-of-files.ts'
import { declarationOf, type FileKind, fileOf, schemaOf } from '../../content/schema/kinds.ts'
import { fileIn, translatedInto } from '../../content/schema/languages.ts'
import { slugOf } from '../../content/schema/slug.ts'
import type { Content } from '../../renderer/content/content.ts'
import { reservedSlugs } from '../../renderer/content/page-list.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { forbiddenWordsIn } from '../check/wording.ts'
import { InputError } from '../terminal.ts'
import { type AnswerField, type Answers, answerFields, refuseWrong } from './fields.ts'
import { fieldsOf, insertAtEnd, linesOf, wordsToTranslate } from './stub.ts'

/** The texts of new files and of those that change, by path, and what to do after that. */
export type Addition = {
  files?: Readonly<Record<string, string>>
  changes?: Readonly<Record<string, string>>
  next: readonly string[]
}

/** The project that something is added to, and its content in the default language. */
export type Site = { root: string; content: Content }

/** Something that `npm run new` can add, with a name it could have and the fields that flags fill. */
export type Thing = {
  about: string
  example: string
  fields: readonly AnswerField[]
  /** Works out what to add, and writes nothing. Throws an InputError if it cannot be added. */
  add: (name: string, answers: Answers, site: Site) => Addition
}

/** Names go into MDX, so they have none of the signs that mean something there. */
const plain = /^[\p{L}\p{M}\p{N} .,;:!?&+%’'()/-]+$/u

/** @throws InputError when a page cannot have this name, or the slug that follows from it. */
const checkPageName = (kind: FileKind, name: string, slug: string, { content }: Site): void => {
  if (!plain.test(name))
    throw new InputError(
      `"${name}" has signs that a name cannot have: use letters, digits and plain punctuation.`,
    )
  if (slugOf(name) === '')
    throw new InputError(`"${name}" makes no address: it needs a letter from a to z, or a digit.`)
  if (reservedSlugs.has(slug))
    throw new InputError(`"${slug}" is taken by a file of the site itself: choose another name.`)
  const address = declarationOf(kind).address(slug)
  const [file] = content.sitePages.find((page) => page.address === address)?.files ?? []
  if (file !== undefined && file !== fileOf(kind, slug))
    throw new InputError(`${file} makes the address ${address} already: choose another name.`)
}

/**
 * The answers, with the fields of something new that follow from its name.
 * @throws InputError if one of them is not valid, or if the law rules the name out.
 */
const withName = (
  name: string,
  schema: Node,
  { nameField, knownFields }: Beginning,
  answers: Answers,
): Answers => {
  const values = new Map(Object.entries({ [nameField]: name, ...knownFields?.(name) }))
  for (const field of answerFields(schema))
    if (values.has(field.name)) refuseWrong(field, values.get(field.name), {})
  const [forbidden] = forbiddenWordsIn(name)
  if (forbidden)
    throw new InputError(`"${forbidden.found}" is not for us to say; ${forbidden.instead}.`)
  return new Map([...values, ...answers])
}

/** The text of a new file: the answers, and what to write in place of the rest. */
const newEntry = (
  { schema, sectionsOnly, textBelow, isTextOptional }: KindOfFiles,
  name: string,
  answers: Answers,
): string => {
  const { properties = {}, required = [] }: Node = schema
  const optional = Object.keys(properties).filter((key) => !required.includes(key))
  const text = `To be written for ${name}: ${textBelow}`
  const body = sectionsOnly ? `<Section heading="To be written">\n\n${text}\n\n</Section>` : text
  return [
    '---',
    ...linesOf(fieldsOf(schema, answers)),
    ...(optional.length > 0 ? [`# It can also have: ${optional.join(', ')}.`] : []),
    '---',
    '',
    ...(isTextOptional ? [] : [body, '']),
  ].join('\n')
}

/** A new file of a kind of page, made from the declaration and the schema of the kind. */
export const entryThing = (kind: FileKind): Thing => {
  const declared = declarationOf(kind)
  const schema: Node = declared.schema
  return {
    about: schema.description ?? kind,
    example: `"${declared.example}"`,
    fields: answerFields(schema),
    add: (typed, answers, site) => {
      const name = declared.tidyName?.(typed) ?? typed
      const slug = (declared.slugOf ?? slugOf)(name)
      checkPageName(kind, name, slug, site)
      const known = withName(name, schema, declared, answers)
      const look = `npm run dev shows it at ${declared.address(slug)}, with what is missing beside it.`
      const more = `npm run new -- city-service ${slug} <service> adds its page about a service.`
      return {
        files: { [fileOf(kind, slug)]: newEntry(declared, name, known) },
        next: kind === 'city' ? [look, more] : [look],
      }
    },
  }
}

/** One more entry at the end of a field of a file, and of what is there of its translations. */
export const addEntry = (
  { root }: Site,
  file: string,
  field: string,
  entryIn: (isOriginal: boolean) => unknown,
): Addition => {
  const translations = translatedInto
    .map((language) => fileIn(language, file))
    .filter((path) => existsSync(join(root, path)))
  const changes = [file, ...translations].map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return [path, insertAtEnd(path, text, field, entryIn(path === file))]
  })
  const translate = `Write it in the other language too, then run npm run check:translations -- --accept ${translations.join(' ')}`
  const check = 'npm run check:content says what is missing still.'
  return {
    changes: Object.fromEntries(changes),
    next: [translations.length > 0 ? translate : check],
  }
}

/** A new item of a list, made from the schema of its file. */
export const listItemThing = (word: string, listed: ListedThing): Thing => {
  const { file, list, nameField, example } = listed
  const { properties = {} }: Node = schemaOf(file) ?? {}
  const schema = properties[list]?.items ?? {}
  return {
    about: `a ${word} at the end of ${file}`,
    example: `"${example}"`,
    fields: answerFields(schema),
    add: (name, answers, site) => {
      const { fields = {}, locate } = site.content.files.find(({ path }) => path === file) ?? {}
      const items = Array.isArray(fields[list]) ? fields[list] : []
      const index = items.findIndex((item) => isRecord(item) && item[nameField] === name)
      const place = `${file}:${locate?.([list, index]).line}`
      if (index >= 0) throw new InputError(`${place} has "${name}" already; nothing was written.`)
      const item = fieldsOf(schema, withName(name, schema, listed, answers))
      return addEntry(site, file, list, (isOriginal) => [
        isOriginal ? item : wordsToTranslate(schema, item),
      ])
    },
  }
}
