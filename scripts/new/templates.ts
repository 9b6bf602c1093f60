import { existsSync, readFileSync } from 'node:fs'
import { Document, isMap, isSeq, parse, parseDocument, stringify } from 'yaml'
import { serviceInCity } from '../../content/schema/city.ts'
import { floridaDay } from '../../content/schema/day.ts'
import type { ListedThing } from '../../content/schema/kind-of-files.ts'
import { declarationOf, type FileKind, fileOf, slugNamed } from '../../content/schema/kinds.ts'
import { allLanguages, defaultLanguage, fileIn } from '../../content/schema/languages.ts'
import { slugOf } from '../../content/schema/text.ts'
import { reservedSlugs } from '../../renderer/content/addresses.ts'
import { type ContentFile, filesOfKind } from '../../renderer/content/content-file.ts'
import { editFields } from '../../renderer/content/edit-file.ts'
import { type Node, type Path, schemaAt } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { isRecord, itemsIn, recordOf } from '../../renderer/is-record.ts'
import { findNamed, InputError } from '../shared/terminal.ts'
import type { Addition } from './addition.ts'
import { wordsToTranslate } from './translation.ts'

/** Fills in a template: `<name>` alone becomes a YAML value, in quotes a part of the text. */
const filled = (file: string, values: Readonly<Record<string, string>>): string => {
  const path = `scripts/new/templates/${file}`
  if (!existsSync(path))
    throw new InputError(`Write ${path} first, after the model of another kind.`)
  return readFileSync(path, 'utf8').replace(
    /(?<=([:-] )?)<([a-z]+(?: \d)?)>/g,
    (place, alone: string | undefined, name: string) => {
      const value = values[name]
      if (value === undefined) return place
      return alone ? stringify(value, { lineWidth: 0 }).trim() : JSON.stringify(value).slice(1, -1)
    },
  )
}

/** Names go into MDX, so they contain none of its special characters. */
const plain = /^[\p{L}\p{M}\p{N} .,;:!?&+%’'()/-]+$/u

/** @throws InputError if no page of a kind can have this slug, or another page has its address. */
export const checkSlug = (kind: FileKind, slug: string, site: Site): void => {
  if (reservedSlugs.has(slug))
    throw new InputError(`"${slug}" is taken by a file of the site itself: choose another name.`)
  const address = declarationOf(kind).address(slug)
  const [file] = site.pageAt(address)?.files ?? []
  if (file !== undefined && file !== fileOf(kind, slug))
    throw new InputError(`${file} makes the address ${address} already: choose another name.`)
}

/** Returns a new page of a kind, with the fields that it leaves out in a comment. */
export const addPage = (kind: FileKind, name: string, site: Site): Addition => {
  const { address, schema } = declarationOf(kind)
  const { properties = {} }: Node = schema
  const slug = slugNamed(kind, name)
  if (!plain.test(name))
    throw new InputError(
      `"${name}" has signs that a name cannot have: use letters, digits and plain punctuation.`,
    )
  if (slugOf(name) === '')
    throw new InputError(`"${name}" makes no address: it needs a letter from a to z, or a digit.`)
  checkSlug(kind, slug, site)
  const text = filled(`${kind}.mdx`, { name, lower: name.toLowerCase(), day: floridaDay() })
  const others = Object.keys(properties).filter((field) => !text.includes(`\n${field}:`))
  const look = `npm run dev shows it at ${address(slug)} once no field is empty; until then it says which are.`
  const more = `npm run new -- city-service ${slug} <service> adds its page about a service.`
  return {
    files: {
      [fileOf(kind, slug)]: text.replace(
        '\n---\n',
        `\n# It can also have: ${others.join(', ')}.\n---\n`,
      ),
    },
    next: kind === 'city' ? [look, more] : [look],
  }
}

/** @throws InputError if a file holds something else where the entries are to go. */
const withEntries = (old: unknown, entries: unknown, place: string): unknown => {
  if (isSeq(entries) && Array.isArray(old ?? [])) return [...itemsIn(old), ...entries.items]
  if (isMap(entries) && isRecord(old ?? {})) {
    const added = entries.items.map(({ key, value }) => [String(key), value] as const)
    return { ...recordOf(old), ...Object.fromEntries(added) }
  }
  throw new InputError(`${place} is no list of entries: npm run check:content says what is wrong.`)
}

/** Adds the entries in a text to a list or group, and their words to its translations. */
const addEntries = (site: Site, path: string, field: string, text: string): Addition => {
  const schema = schemaAt(site.file(path)?.schema ?? {}, [field]) ?? {}
  const files = allLanguages.flatMap((language) => site.file(fileIn(language, path)) ?? [])
  const changes = files.map((file) => {
    const { contents } =
      file.path === path ? parseDocument(text) : new Document(wordsToTranslate(schema, parse(text)))
    const place = `${file.path}:${file.locate([field]).line}`
    const edited = editFields(file.path, file.text, (fields) => ({
      ...fields,
      [field]: withEntries(fields[field], contents, place),
    }))
    return [file.path, edited]
  })
  const translations = files.filter((file) => file.path !== path).map((file) => file.path)
  const translate = `Write it in the other language too, then run npm run check:translations -- --accept ${translations.join(' ')}`
  const check = 'npm run check:content says what is missing still.'
  return {
    changes: Object.fromEntries(changes),
    next: [translations.length > 0 ? translate : check],
  }
}

const refuseSecond = (file: ContentFile, place: Path, name: string) => {
  throw new InputError(
    `${file.path}:${file.locate(place).line} has "${name}" already; nothing was written.`,
  )
}

/** Returns a new item of a list. */
export const addItem = (word: string, listed: ListedThing, name: string, site: Site): Addition => {
  const { file: path, list, nameField } = listed
  const file = site.file(path)
  const at = itemsIn(file?.fields[list]).findIndex((item) => recordOf(item)[nameField] === name)
  if (file && at >= 0) refuseSecond(file, [list, at], name)
  return addEntries(site, path, list, filled(`${word}.yaml`, { name, slug: slugOf(name) }))
}

const originalNamed = (kind: FileKind, slug: string, site: Site): ContentFile => {
  const all = filesOfKind(site.content[defaultLanguage], kind)
  return findNamed(kind, slug, new Map(all.map((file) => [file.entry?.slug ?? '', file])))
}

/** Returns a city's words about a service, with the issues and steps of the service. */
export const addLocalWords = (names: string, site: Site): Addition => {
  const [place = '', slug = ''] = names.split(' ')
  const city = originalNamed('city', place, site)
  const { fields } = originalNamed('service', slug, site)
  if (Object.hasOwn(recordOf(city.fields.services), slug))
    refuseSecond(city, ['services', slug], slug)
  const titles = Object.entries({ issue: fields.issues, step: fields.processSteps }).flatMap(
    ([word, list]) =>
      itemsIn(list).map((item, at) => [`${word} ${at + 1}`, String(recordOf(item).title)]),
  )
  const entry = filled('city-service.yaml', { service: slug, ...Object.fromEntries(titles) })
  const addition = addEntries(site, city.path, 'services', entry)
  const address = serviceInCity.address(slug, place)
  return { ...addition, next: [`npm run dev shows it at ${address}.`, ...addition.next] }
}
