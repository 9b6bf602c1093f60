import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TSchema } from 'typebox'
import { termsSchema } from '../content/schema/glossary.ts'
import { entryOf, fileKinds, kinds, termsFile } from '../content/schema/kinds.ts'
import {
  defaultLanguage,
  fileIn,
  type Language,
  translatedInto,
} from '../content/schema/languages.ts'
import { placeholdersIn } from '../content/schema/placeholders.ts'
import { writeWhole } from '../renderer/cache.ts'
import { isText, mayHaveWords, type Node } from '../renderer/content/schema-nodes.ts'
import type { Site } from '../renderer/content/site.ts'
import { versionField } from '../renderer/content/translation.ts'
import type { KnownNames } from '../renderer/content/validate.ts'
import { describedSchemas } from '../renderer/content/word-hints.ts'
import { describeField } from './describe-field.ts'

/** A schema as editors read it: standard JSON Schema, without the keywords of this project. */
type EditorSchema = Readonly<Record<string, unknown>>

type Reader = { known: KnownNames; wordsOnly: boolean }

const standardKeywords = /^(?:type|enum|pattern|(?:min|max)(?:Length|imum|Items)|exclusiveMinimum)$/

const descriptionOf = (schema: Node): string => {
  const names = isText(schema) ? placeholdersIn(schema.placeholders ?? 'none') : []
  const list = names.map((name) => `{${name}}`).join(', ')
  return describeField(schema) + (list && `\n\nMay use ${list}.`)
}

const schemaFor = (schema: Node, reader: Reader): EditorSchema => {
  const { properties = {}, patternProperties = {}, items, required = [] } = schema
  const { known, wordsOnly } = reader
  const namesFor = (kind = '') => [...(known[kind as keyof KnownNames] ?? [])]
  const names = namesFor(schema.reference)
  const keys = namesFor(schema.propertyNames?.reference)
  // A field that the original leaves out is missing in its translation too.
  const fields = Object.entries(properties)
    .filter(([, field]) => !wordsOnly || mayHaveWords(field))
    .map(([name, field]) => [name, schemaFor(field, reader)] as const)
  const [entry] = Object.values(patternProperties).map((field) => schemaFor(field, reader))
  const entries = keys.map((key) => [key, entry] as const)
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => standardKeywords.test(key))),
    description: descriptionOf(schema),
    ...(names.length > 0 && { enum: names }),
    ...(schema.properties && { required: wordsOnly ? [] : required }),
    ...((schema.properties || entry) && {
      properties: Object.fromEntries([...fields, ...entries]),
      // Where there is a list of names, no others are valid.
      additionalProperties: entry && keys.length === 0 ? entry : false,
    }),
    // Items without words are all alike in a translation.
    ...(items && { items: schemaFor(items, reader), uniqueItems: !wordsOnly }),
  }
}

const draft07 = { $schema: 'http://json-schema.org/draft-07/schema#' }

/** The schema of a content file, for editors. What fields may refer to is offered by name. */
const editorSchema = (schema: TSchema, known: KnownNames): EditorSchema => ({
  ...draft07,
  ...schemaFor(schema, { known, wordsOnly: false }),
})

/** The schema of a translation: the words of its original, and which version of it they render. */
const translationSchema = (schema: TSchema): EditorSchema => {
  const words = schemaFor(schema, { known: {}, wordsOnly: true })
  const version = {
    type: 'string',
    description:
      'The version of the original that this renders. npm run check:translations -- --accept <file> writes it.',
  }
  const { properties: fields = {} }: Node = schema
  const { draft } = fields
  // Among the words of a layout is one for drafts.
  const own = draft?.type === 'boolean' && {
    draft: schemaFor(draft, { known: {}, wordsOnly: false }),
  }
  const properties = { [versionField]: version, ...own, ...(words.properties as object) }
  return { ...draft07, ...words, properties, required: [versionField] }
}

/** Content files of one form: the name of their schema, their path or pattern, and the schema. */
type Form = { name: string; files: string; schema: EditorSchema }

/** The text of files by their path in the project. */
type Files = Readonly<Record<string, string>>

const formName = (name: string, language: Language): string =>
  language === defaultLanguage ? name : `${name}.${language}`

const inEveryLanguage = (name: string, files: string, schema: TSchema, known: KnownNames) => [
  { name, files, schema: editorSchema(schema, known) },
  ...translatedInto.map((language) => ({
    name: formName(name, language),
    files: fileIn(language, files),
    schema: translationSchema(schema),
  })),
]

/** Every form of content file. `known` is what its fields may refer to. */
export const formsOf = (known: KnownNames): readonly Form[] => [
  ...fileKinds.flatMap((kind) =>
    inEveryLanguage(kind, `content/${kinds[kind].folder}/*.mdx`, kinds[kind].schema, known),
  ),
  ...Object.entries(describedSchemas()).flatMap(([path, schema]) => {
    const name = path.replace(/^content\/|\.yaml$/g, '').replaceAll('/', '-')
    return inEveryLanguage(name, path, schema, known)
  }),
  ...translatedInto.map((language) => ({
    name: formName('terms', language),
    files: termsFile(language),
    schema: editorSchema(termsSchema, known),
  })),
]

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

const isFrontMatter = ({ files }: Form) => files.endsWith('.mdx')

const frontMatterFolder = '.astro/collections'

const schemaFile = (form: Form): string =>
  isFrontMatter(form)
    ? `${frontMatterFolder}/${form.name}.schema.json`
    : `.cache/schemas/${form.name}.json`

/** What is committed: it follows from the code alone. */
const committedFiles = (): Files => ({
  '.vscode/settings.json': json({
    'files.eol': '\n',
    'yaml.schemaStore.enable': false,
    'yaml.schemas': Object.fromEntries(
      formsOf({})
        .filter((form) => !isFrontMatter(form))
        .map((form) => [`./${schemaFile(form)}`, form.files]),
    ),
    'astro.content-intellisense': true,
    'astro.updateImportsOnFileMove.enabled': false,
  }),
})

/** The schema of the front matter of each file, by its address as the Astro extension knows it. */
const collections = ({ root, files }: Site, forms: readonly Form[]) => {
  const entries = files.flatMap(({ path }) => {
    const entry = entryOf(path)
    const address = decodeURIComponent(pathToFileURL(resolve(root, path)).href).toLowerCase()
    return entry ? [[address, formName(entry.kind, entry.language)] as const] : []
  })
  return {
    collections: forms.filter(isFrontMatter).map(({ name }) => ({ hasSchema: true, name })),
    entries: Object.fromEntries(entries),
  }
}

/** What every checkout writes for itself: it names the pictures, cities and services there are. */
const localFiles = (site: Site): Files => {
  const forms = formsOf(site.content[defaultLanguage].known)
  return {
    [`${frontMatterFolder}/collections.json`]: json(collections(site, forms)),
    ...Object.fromEntries(forms.map((form) => [schemaFile(form), json(form.schema)])),
  }
}

/** Writes what editors read, where it differs from what is there. */
export const writeEditorFiles = (site: Site): void => {
  for (const [path, text] of Object.entries({ ...committedFiles(), ...localFiles(site) })) {
    const file = join(site.root, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    writeWhole(file, text)
  }
}
