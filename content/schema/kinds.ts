import type { Static, TSchema } from 'typebox'
import { businessSchema } from './business.ts'
import { calculatorSchema } from './calculator.ts'
import { citySchema } from './city.ts'
import { floridaDay } from './florida-day.ts'
import { glossarySchema } from './glossary.ts'
import { guideSchema } from './guide.ts'
import { homeSchema } from './home.ts'
import type { KindOfFiles } from './kind-of-files.ts'
import { defaultLanguage, fileIn, type Language, languageOf } from './languages.ts'
import { legalSchema } from './legal.ts'
import { menusSchema } from './menus.ts'
import { pageSchema } from './page.ts'
import { picturesSchema } from './pictures.ts'
import { placeName } from './place-name.ts'
import { publishedFile, publishedSchema, redirectsFile, redirectsSchema } from './redirects.ts'
import { fileRoutes, homeRoute, pairRoutes } from './routes.ts'
import { serviceSchema } from './service.ts'
import { slugOf } from './slug.ts'
import { testimonialsFile, testimonialsSchema } from './testimonials.ts'
import { wordSchemas } from './words.ts'

/** Pages made from a folder, one per file. */
const filePages = {
  page: {
    ...fileRoutes.page,
    schema: pageSchema,
    titleField: 'metaTitle',
    descriptionField: 'metaDescription',
    sectionsOnly: true,
    group: 'main',
    nameField: 'title',
    example: 'Warranty',
    textBelow: 'what the page says, in one or more sections.',
    summary: ['title', 'order'],
  },
  calculator: {
    ...fileRoutes.calculator,
    schema: calculatorSchema,
    titleField: 'metaTitle',
    descriptionField: 'metaDescription',
    sectionsOnly: true,
    group: 'tools',
    nameField: 'title',
    example: 'Solar payback',
    textBelow: 'how the answers become the figure, and what it leaves out.',
    summary: ['title', 'order'],
  },
  guide: {
    ...fileRoutes.guide,
    schema: guideSchema,
    titleField: 'metaTitle',
    descriptionField: 'metaDescription',
    sectionsOnly: false,
    group: 'guides',
    nameField: 'title',
    example: 'Attic ventilation',
    knownFields: () => ({ published: floridaDay() }),
    textBelow:
      'the guide, in 600 to 1,200 words, with four ## headings or more for a list of contents.',
    summary: ['title', 'order', 'menuTitle', 'summary', 'picture', 'services'],
  },
  service: {
    ...fileRoutes.service,
    schema: serviceSchema,
    titleField: 'pageTitle',
    descriptionField: 'pageDescription',
    sectionsOnly: false,
    group: 'services',
    nameField: 'title',
    example: 'Gutter Cleaning',
    knownFields: (name) => ({ nameInSentence: name.toLowerCase() }),
    textBelow: 'what a homeowner should know before asking for it, with ## headings.',
    summary: [
      'title',
      'order',
      'nameInSentence',
      'choice',
      'description',
      'summary',
      'picture',
      'anchor',
      'emergency',
      'included',
    ],
  },
  city: {
    ...fileRoutes.city,
    schema: citySchema,
    titleField: 'metaTitle',
    descriptionField: 'metaDescription',
    sectionsOnly: false,
    group: 'areas',
    nameField: 'name',
    example: 'Weston',
    tidyName: placeName,
    knownFields: (name) => ({ displayName: `${name}, FL` }),
    slugOf: (name) => `${slugOf(name)}-fl`,
    textBelow: 'what a roof here needs, in 150 words or more.',
    summary: ['name', 'county', 'coordinates', 'featuredServices'],
  },
  legal: {
    ...fileRoutes.legal,
    schema: legalSchema,
    titleField: 'metaTitle',
    descriptionField: 'metaDescription',
    sectionsOnly: false,
    group: 'main',
    nameField: 'title',
    example: 'Accessibility',
    textBelow: 'the legal text, with ## headings.',
    summary: ['title', 'order'],
  },
} as const satisfies Record<string, KindOfFiles>

/** The home page, made from a single file. */
const home = {
  ...homeRoute,
  titleField: 'metaTitle',
  descriptionField: 'metaDescription',
  group: 'main',
} as const

/**
 * Pages made from pairs of entries: each entry of the first kind, which has the fields, combined
 * with each of the second.
 */
const pairPages = {
  'service-in-city': {
    ...pairRoutes['service-in-city'],
    titleField: 'metaTitle',
    descriptionField: 'metaDescription',
    group: 'local',
  },
} as const

/** The declaration of a kind of page that is made from a folder. */
export const declarationOf = (kind: FileKind): KindOfFiles => filePages[kind]

/**
 * The list of page kinds. Each key names a folder in pages/. Routes, prerendered pages, the files
 * to check, links, site maps and the collections of renderer/content/site.ts are derived from it.
 */
export const kinds = { home, ...filePages, ...pairPages }

export type FileKind = keyof typeof filePages
export type PairKind = keyof typeof pairPages
/** What a file in a folder of pages makes. */
export type FileEntry = { kind: FileKind; slug: string; language: Language }
export type KindName = keyof typeof kinds
export type FieldsOf<Kind extends FileKind> = Static<(typeof filePages)[Kind]['schema']>

type SummaryFields<Kind extends FileKind> = (typeof filePages)[Kind]['summary'][number] &
  keyof FieldsOf<Kind>
/** The fields of an entry that other pages may show, as its kind declares them. */
export type SummaryOf<Kind extends FileKind> = Pick<FieldsOf<Kind>, SummaryFields<Kind>> &
  // A page about a service in a city is there once the city has words for it.
  (Kind extends 'city' ? { localServices: readonly string[] } : unknown)

/** Takes the summary out of the fields of an entry. */
export const summaryOf = <Kind extends FileKind>(
  kind: Kind,
  fields: Readonly<Record<string, unknown>>,
): SummaryOf<Kind> =>
  ({
    ...Object.fromEntries(
      filePages[kind].summary.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
    ),
    ...(kind === 'city' && { localServices: Object.keys(Object(fields.services)) }),
  }) as SummaryOf<Kind>

export const fileKinds = Object.keys(filePages) as readonly FileKind[]
export const pairKinds = Object.keys(pairPages) as readonly PairKind[]

/** The file with the words of a subject. */
export const wordFile = (subject: string): string => `content/words/${subject}.yaml`

/** Each YAML file and its schema. */
export const fileSchemas = {
  'content/business.yaml': businessSchema,
  [home.file]: homeSchema,
  'content/glossary.yaml': glossarySchema,
  'content/menus.yaml': menusSchema,
  [redirectsFile]: redirectsSchema,
  [publishedFile]: publishedSchema,
  [testimonialsFile]: testimonialsSchema,
  'content/images/pictures.yaml': picturesSchema,
  ...Object.fromEntries(
    Object.entries(wordSchemas).map(([subject, schema]): [string, TSchema] => [
      wordFile(subject),
      schema,
    ]),
  ),
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

/** Where the words are that a language chooses for things, and those that it avoids. */
export const termsFile = (language: Language): string => fileIn(language, 'content/terms.yaml')

/** The schema of a content file, or of the file that it translates; undefined if it has none. */
export const schemaOf = (path: string): TSchema | undefined => {
  const entry = entryOf(path)
  return entry
    ? filePages[entry.kind].schema
    : (fileSchemas as Record<string, TSchema>)[languageOf(path).original]
}

/** The content file of an entry. */
export const fileOf = (
  kind: FileKind,
  slug: string,
  language: Language = defaultLanguage,
): string => fileIn(language, `content/${filePages[kind].folder}/${slug}.mdx`)
