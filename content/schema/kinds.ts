import type { Static, TSchema } from 'typebox'
import { businessSchema } from './business.ts'
import { city, serviceInCity } from './city.ts'
import { guide } from './guide.ts'
import { home, homeSchema } from './home.ts'
import { keysOf } from './keys.ts'
import type { KindOfFiles, ListedThing } from './kind-of-files.ts'
import { defaultLanguage, fileIn, type Language, languageOf } from './languages.ts'
import {
  glossaryFile,
  glossarySchema,
  menusSchema,
  testimonialsFile,
  testimonialsSchema,
} from './lists.ts'
import { calculator, legal, page } from './page.ts'
import { picturesSchema } from './pictures.ts'
import { priceFile, priceSchemas } from './prices.ts'
import { project } from './project.ts'
import { publishedFile, publishedSchema, redirectsFile, redirectsSchema } from './redirects.ts'
import { service } from './service.ts'
import { slugOf } from './text.ts'
import { subjectOf, wordSchema } from './words.ts'

/** Pages made from a folder, one per file. */
const filePages = { page, calculator, guide, service, city, project, legal }

/**
 * The list of page kinds. Each key names a folder in pages/. Routes, prerendered pages, the files
 * to check, links, site maps and the collections of renderer/content/site-index.ts are derived from it.
 */
export const kinds = { home, ...filePages, 'service-in-city': serviceInCity }

/** The types of list items in files, by name. */
export const listedThings: Readonly<Record<string, ListedThing>> = {
  testimonial: { file: testimonialsFile, list: 'testimonials' },
  term: { file: glossaryFile, list: 'terms' },
}

/** Each YAML file except those of words, whose schemas follow from the English words. */
export const fileSchemas: Readonly<Record<string, TSchema>> = {
  'content/business.yaml': businessSchema,
  [home.file]: homeSchema,
  [glossaryFile]: glossarySchema,
  'content/menus.yaml': menusSchema,
  [redirectsFile]: redirectsSchema,
  [publishedFile]: publishedSchema,
  [testimonialsFile]: testimonialsSchema,
  'content/images/pictures.yaml': picturesSchema,
  ...Object.fromEntries(
    Object.entries(priceSchemas).map(([name, schema]) => [priceFile(name), schema]),
  ),
}

/** True if the site uses a YAML file at this path. */
export const isYamlFile = (path: string): boolean =>
  Object.hasOwn(fileSchemas, path) || subjectOf(path) !== undefined

export type FileKind = keyof typeof filePages
export type KindName = keyof typeof kinds
/** The entry that a file in a folder of pages makes. */
export type FileEntry = { kind: FileKind; slug: string; language: Language }
export type FieldsOf<Kind extends FileKind> = Static<(typeof filePages)[Kind]['schema']>

type SummaryFields<Kind extends FileKind> = (typeof filePages)[Kind]['summary'][number] &
  keyof FieldsOf<Kind>
/** The fields of an entry that other pages may show, as its kind declares them. */
export type SummaryOf<Kind extends FileKind> = Pick<FieldsOf<Kind>, SummaryFields<Kind>>

export const fileKinds = keysOf(filePages)

/** Returns the schema of an entry's fields, with its type. */
export const schemaOfKind = <Kind extends FileKind>(
  kind: Kind,
): (typeof filePages)[Kind]['schema'] => filePages[kind].schema

/** Returns the declaration of a kind of page made from a folder. */
export const declarationOf = (kind: FileKind): KindOfFiles => filePages[kind]

/** Returns the file name, without its extension, for a page with a name. */
export const slugNamed = (kind: FileKind, name: string): string =>
  slugOf(name) + (declarationOf(kind).slugEnding ?? '')

/** The field shown in links to pages of a kind. */
export const linkNameOf = (kind: FileKind): string => {
  const { linkName, nameField } = declarationOf(kind)
  return linkName ?? nameField
}

/**
 * `content/cities/doral-fl.es.mdx` becomes `{ kind: 'city', slug: 'doral-fl', language: 'es' }`.
 * Undefined for paths that make no page.
 */
export const entryOf = (path: string): FileEntry | undefined => {
  const { original, language } = languageOf(path)
  const [, folder, slug] = /^content\/(\w+)\/([^/.]+)\.mdx$/.exec(original) ?? []
  const kind = fileKinds.find((name) => filePages[name].folder === folder)
  return kind && slug ? { kind, slug, language } : undefined
}

/** Returns the content file of an entry. */
export const fileOf = (
  kind: FileKind,
  slug: string,
  language: Language = defaultLanguage,
): string => fileIn(language, `content/${filePages[kind].folder}/${slug}.mdx`)

/**
 * Returns the schema of a content file, or of the file that it translates; undefined if none.
 * @param words the content of the English file, if it is one of words.
 */
export const schemaOf = (path: string, words?: unknown): TSchema | undefined => {
  const entry = entryOf(path)
  const { original } = languageOf(path)
  const subject = subjectOf(original)
  if (entry) return filePages[entry.kind].schema
  return subject ? wordSchema(subject, words) : fileSchemas[original]
}
