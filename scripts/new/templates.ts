import { existsSync, readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { serviceInCity } from '../../content/schema/city.ts'
import { floridaDay } from '../../content/schema/day.ts'
import type { ListedThing } from '../../content/schema/kind-of-files.ts'
import { declarationOf, type FileKind, fileOf, slugNamed } from '../../content/schema/kinds.ts'
import { allLanguages, defaultLanguage, fileIn } from '../../content/schema/languages.ts'
import { slugOf } from '../../content/schema/slug.ts'
import { longestName, reservedSlugs } from '../../renderer/content/addresses.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { type Fields, type Node, schemaAt } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { type Addition, insertAtEnd } from '../shared/edit-fields.ts'
import { findNamed, InputError } from '../shared/terminal.ts'
import { linesOf, wordsToTranslate } from './translation.ts'

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

/** Names the fields that a new page leaves out, in a comment below the others. */
const withOtherFields = (text: string, { properties = {} }: Node): string => {
  const others = Object.keys(properties).filter((name) => !text.includes(`\n${name}:`))
  return text.replace('\n---\n', `\n# It can also have: ${others.join(', ')}.\n---\n`)
}

/** Names go into MDX, so they contain none of its special characters. */
const plain = /^[\p{L}\p{M}\p{N} .,;:!?&+%’'()/-]+$/u

/** @throws InputError if no page of a kind can have this slug, or another page has its address. */
export const checkSlug = (kind: FileKind, slug: string, site: Site): void => {
  if (reservedSlugs.has(slug))
    throw new InputError(`"${slug}" is taken by a file of the site itself: choose another name.`)
  if (slug.length > longestName)
    throw new InputError(
      `The name makes an address of ${slug.length} letters: choose one of at most ${longestName}.`,
    )
  const address = declarationOf(kind).address(slug)
  const [file] = site.pageAt(address)?.files ?? []
  if (file !== undefined && file !== fileOf(kind, slug))
    throw new InputError(`${file} makes the address ${address} already: choose another name.`)
}

/** Returns a new page of a kind. */
export const addPage = (kind: FileKind, typed: string, site: Site): Addition => {
  const { address, schema, tidyName } = declarationOf(kind)
  const name = tidyName?.(typed) ?? typed
  const slug = slugNamed(kind, name)
  if (!plain.test(name))
    throw new InputError(
      `"${name}" has signs that a name cannot have: use letters, digits and plain punctuation.`,
    )
  if (slugOf(name) === '')
    throw new InputError(`"${name}" makes no address: it needs a letter from a to z, or a digit.`)
  checkSlug(kind, slug, site)
  const values = { name, lower: name.toLowerCase(), day: floridaDay() }
  const look = `npm run dev shows it at ${address(slug)} once no field is empty; until then it says which are.`
  const more = `npm run new -- city-service ${slug} <service> adds its page about a service.`
  return {
    files: { [fileOf(kind, slug)]: withOtherFields(filled(`${kind}.mdx`, values), schema) },
    next: kind === 'city' ? [look, more] : [look],
  }
}

/** Adds an entry to the end of a field of a file and, to be translated, of its translations. */
const addEntry = (site: Site, path: string, field: string, entry: string): Addition => {
  const schema = schemaAt(site.file(path)?.schema ?? {}, [field]) ?? {}
  const files = allLanguages.flatMap((language) => site.file(fileIn(language, path)) ?? [])
  const changes = files.map((file) => {
    const isOriginal = file.language === defaultLanguage
    const lines = isOriginal
      ? entry.trimEnd().split('\n')
      : linesOf(wordsToTranslate(schema, parse(entry)))
    return [file.path, insertAtEnd(file.path, file.text, field, lines)]
  })
  const translations = files.filter((file) => file.path !== path).map((file) => file.path)
  const translate = `Write it in the other language too, then run npm run check:translations -- --accept ${translations.join(' ')}`
  const check = 'npm run check:content says what is missing still.'
  return {
    changes: Object.fromEntries(changes),
    next: [translations.length > 0 ? translate : check],
  }
}

/** Returns a new item of a list. */
export const addItem = (
  word: string,
  { file: path, list, nameField }: ListedThing,
  name: string,
  site: Site,
): Addition => {
  const file = site.file(path)
  const items = Array.isArray(file?.fields[list]) ? file.fields[list] : []
  const index = items.findIndex((item) => isRecord(item) && item[nameField] === name)
  const place = `${path}:${file?.locate([list, index]).line}`
  if (index >= 0) throw new InputError(`${place} has "${name}" already; nothing was written.`)
  return addEntry(site, path, list, filled(`${word}.yaml`, { name, slug: slugOf(name) }))
}

const entryAt = (kind: FileKind, slug: string, site: Site): ContentFile => {
  const originals = site.content[defaultLanguage].files.filter(({ entry }) => entry?.kind === kind)
  const bySlug = originals.map((file) => [file.entry?.slug ?? '', file] as const)
  return findNamed(kind, slug, new Map(bySlug))
}

const titlesIn = ({ fields }: ContentFile, field: string): [string, string][] =>
  (Array.isArray(fields[field]) ? (fields[field] as Fields[]) : []).map(({ title }, index) => [
    `${field === 'issues' ? 'issue' : 'step'} ${index + 1}`,
    String(title),
  ])

/** Returns a city's words about a service, with the issues and steps of the service. */
export const addLocalWords = (names: string, site: Site): Addition => {
  const [place = '', slug = ''] = names.split(' ')
  const city = entryAt('city', place, site)
  const service = entryAt('service', slug, site)
  const written = `${city.path}:${city.locate(['services', slug]).line}`
  if (isRecord(city.fields.services) && Object.hasOwn(city.fields.services, slug))
    throw new InputError(`${written} has words for "${slug}" already; nothing was written.`)
  const titles = [...titlesIn(service, 'issues'), ...titlesIn(service, 'processSteps')]
  const entry = filled('city-service.yaml', { service: slug, ...Object.fromEntries(titles) })
  const addition = addEntry(site, city.path, 'services', entry)
  const address = serviceInCity.address(slug, place)
  return { ...addition, next: [`npm run dev shows it at ${address}.`, ...addition.next] }
}
