import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Document, parseDocument } from 'yaml'
import { floridaDay } from '../../content/schema/day.ts'
import type { ListedThing } from '../../content/schema/kind-of-files.ts'
import { declarationOf, type FileKind, fileOf, slugNamed } from '../../content/schema/kinds.ts'
import { allLanguages, defaultLanguage, fileIn } from '../../content/schema/languages.ts'
import { slugOf } from '../../content/schema/text.ts'
import { writeWhole } from '../../renderer/cache.ts'
import { filesOfKind } from '../../renderer/content/content-file.ts'
import { editFields } from '../../renderer/content/edit-file.ts'
import { wrongSlug } from '../../renderer/content/rules/files.ts'
import { type Node, schemaAt } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { isRecord, itemsIn, recordOf } from '../../renderer/is-record.ts'
import { findNamed, InputError, type Project } from '../shared/terminal.ts'
import { wordsToTranslate } from './translation.ts'

/** The text of a file that is new or, with its former path, of one that changes or moves. */
export type Change = { path: string; text: string; former?: string }

/** Writes changes, and lists them. Overwrites no other file. */
export const write = (changes: readonly Change[], { root, output: { log } }: Project): void => {
  const others = changes.filter(({ path, former }) => path !== former)
  const taken = others.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new InputError(`${taken.path} is there already; nothing was written.`)
  for (const { path, text } of changes) writeWhole(join(root, path), text)
  for (const { former } of others) if (former !== undefined) rmSync(join(root, former))
  for (const { path, former = path } of changes)
    log(former === path ? `Wrote ${path}` : `Wrote ${path} in place of ${former}`)
}

/** Fills the places of a template, which are in quotes, such as `"<name>"`. */
const filled = (file: string, values: Readonly<Record<string, string>>): string =>
  readFileSync(`scripts/new/templates/${file}`, 'utf8').replace(
    /<([a-z]+(?: \d)?)>/g,
    (place, name) => JSON.stringify(values[name] ?? place).slice(1, -1),
  )

/** @throws InputError if no page of a kind can have this slug, or a page has its address. */
export const checkSlug = (kind: FileKind, slug: string, site: Site): void => {
  const address = declarationOf(kind).address(slug)
  const [file] = site.pageAt(address)?.files ?? []
  const wrong = wrongSlug(slug)
  if (wrong) throw new InputError(`${wrong}.`)
  if (file) throw new InputError(`${file} makes the address ${address}: choose another name.`)
}

/** Returns a new page of a kind, with the fields that it leaves out in a comment. */
export const addPage = (kind: FileKind, name: string, site: Site): Change[] => {
  const { properties = {} }: Node = declarationOf(kind).schema
  const slug = slugNamed(kind, name)
  checkSlug(kind, slug, site)
  const text = filled(`${kind}.mdx`, { name, lower: name.toLowerCase(), day: floridaDay() })
  const others = Object.keys(properties).filter((field) => !text.includes(`\n${field}:`))
  const more = `\n# It can also have: ${others.join(', ')}.\n---\n`
  return [{ path: fileOf(kind, slug), text: text.replace('\n---\n', more) }]
}

/** Adds an entry to a list or, under a name, to a group, and to translations with empty words. */
const addEntry = (path: string, field: string, template: string, site: Site, name?: string) =>
  allLanguages.flatMap((language): Change[] => {
    const file = site.file(fileIn(language, path))
    if (!file) return []
    const written = parseDocument(template)
    const schema = schemaAt(file.schema ?? {}, [field, name ?? 0]) ?? {}
    const words = new Document(wordsToTranslate(schema, written.toJS()))
    const { contents } = language === defaultLanguage ? written : words
    const text = editFields(file.path, file.text, (fields) => {
      const old = fields[field] ?? (name === undefined ? [] : {})
      if (name === undefined && Array.isArray(old))
        return { ...fields, [field]: [...old, contents] }
      if (name !== undefined && isRecord(old) && !Object.hasOwn(old, name))
        return { ...fields, [field]: { ...old, [name]: contents } }
      const { line } = file.locate([field, name ?? ''])
      throw new InputError(`${file.path}:${line} has something in this place; nothing was written.`)
    })
    return [{ path: file.path, former: file.path, text }]
  })

/** Returns a new item of a list. */
export const addItem = (word: string, { file, list }: ListedThing, name: string, site: Site) =>
  addEntry(file, list, filled(`${word}.yaml`, { name, slug: slugOf(name) }), site)

/** Returns a city's words about a service, with the issues and steps of the service. */
export const addLocalWords = (names: string, site: Site): Change[] => {
  const [place = '', slug = ''] = names.split(' ')
  const named = (kind: FileKind, name: string) => {
    const files = filesOfKind(site.content[defaultLanguage], kind)
    return findNamed(kind, name, new Map(files.map((file) => [file.entry?.slug ?? '', file])))
  }
  const city = named('city', place).path
  const { issues, processSteps } = named('service', slug).fields
  const titles = Object.entries({ issue: issues, step: processSteps }).flatMap(([word, list]) =>
    itemsIn(list).map((item, at) => [`${word} ${at + 1}`, String(recordOf(item).title)]),
  )
  const template = filled('city-service.yaml', Object.fromEntries(titles))
  return addEntry(city, 'services', template, site, slug)
}
