import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TSchema } from 'typebox'
import { entryOf, fileKinds, kinds } from '../../content/schema/kinds.ts'
import {
  allLanguages,
  defaultLanguage,
  fileIn,
  type Language,
} from '../../content/schema/languages.ts'
import { placeholdersIn } from '../../content/schema/placeholders.ts'
import { writeWhole } from '../../renderer/cache.ts'
import { isText, mayHaveWords, type Node } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { versionField } from '../../renderer/content/version.ts'
import { describedSchemas } from '../../renderer/content/word-hints.ts'

/** A schema as editors read it: standard JSON Schema, without this project's keywords. */
type EditorSchema = Readonly<Record<string, unknown>>

const standardKeywords = /^(?:type|enum|pattern|(?:min|max)(?:Length|imum|Items)|exclusiveMinimum)$/

const descriptionOf = (schema: Node): string => {
  const names = isText(schema) ? placeholdersIn(schema.placeholders ?? 'none') : []
  const list = names.map((name) => `{${name}}`).join(', ')
  return (schema.description ?? '') + (list && `\n\nMay use ${list}.`)
}

/** @param known names for references; undefined for a translation, which has words only. */
const schemaFor = (schema: Node, known: KnownNames | undefined): EditorSchema => {
  const { properties = {}, patternProperties = {}, items, required = [] } = schema
  const namesFor = (kind = '') => [...(known?.[kind as keyof KnownNames] ?? [])]
  const names = namesFor(schema.reference)
  const keys = namesFor(schema.propertyNames?.reference)
  // A field that the original leaves out is missing in its translation too.
  const fields = Object.entries(properties)
    .filter(([, field]) => known || mayHaveWords(field))
    .map(([name, field]) => [name, schemaFor(field, known)] as const)
  const [entry] = Object.values(patternProperties).map((field) => schemaFor(field, known))
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => standardKeywords.test(key))),
    description: descriptionOf(schema),
    ...(names.length > 0 && { enum: names }),
    ...(schema.properties && { required: known ? required : [] }),
    ...((schema.properties || entry) && {
      properties: Object.fromEntries([...fields, ...keys.map((key) => [key, entry] as const)]),
      // With a list of names, no others are valid.
      additionalProperties: entry && keys.length === 0 ? entry : false,
    }),
    // In a translation, items without words are all alike.
    ...(items && { items: schemaFor(items, known), uniqueItems: known !== undefined }),
  }
}

/** Returns the schema of a translation: the words of its original, and their version. */
const translationSchema = (schema: TSchema): EditorSchema => {
  const words = schemaFor(schema, undefined)
  const { properties: { draft } = {} }: Node = schema
  const properties = {
    [versionField]: {
      type: 'string',
      description:
        'The version of the original that this renders. npm run check:translations -- --accept <file> writes it.',
    },
    // One of the words of a layout is named `draft`, too.
    ...(draft?.type === 'boolean' && { draft: schemaFor(draft, {}) }),
    ...(words.properties as object),
  }
  return { ...words, properties, required: [versionField] }
}

/** Content files with the same schema: its name, their path or pattern, and the schema. */
type Form = { name: string; files: string; schema: EditorSchema }

const formName = (name: string, language: Language): string =>
  language === defaultLanguage ? name : `${name}.${language}`

/** Returns every schema for content files. `known` holds the names that fields may refer to. */
export const formsOf = (known: KnownNames): readonly Form[] => {
  const inEveryLanguage = (name: string, files: string, schema: TSchema): Form[] =>
    allLanguages.map((language) => ({
      name: formName(name, language),
      files: fileIn(language, files),
      schema: {
        $schema: 'http://json-schema.org/draft-07/schema#',
        ...(language === defaultLanguage ? schemaFor(schema, known) : translationSchema(schema)),
      },
    }))
  return [
    ...fileKinds.flatMap((kind) =>
      inEveryLanguage(kind, `content/${kinds[kind].folder}/*.mdx`, kinds[kind].schema),
    ),
    ...Object.entries(describedSchemas()).flatMap(([path, schema]) =>
      inEveryLanguage(path.replace(/^content\/|\.yaml$/g, '').replaceAll('/', '-'), path, schema),
    ),
  ]
}

const isFrontMatter = ({ files }: Form) => files.endsWith('.mdx')

const frontMatterFolder = '.astro/collections'

const schemaFile = (form: Form): string =>
  isFrontMatter(form)
    ? `${frontMatterFolder}/${form.name}.schema.json`
    : `.cache/schemas/${form.name}.json`

/** Returns the project's settings for VS Code, which are committed: they depend on code alone. */
const settingsOf = (forms: readonly Form[]) => ({
  'files.eol': '\n',
  'yaml.schemaStore.enable': false,
  'yaml.schemas': Object.fromEntries(
    forms
      .filter((form) => !isFrontMatter(form))
      .map((form) => [`./${schemaFile(form)}`, form.files]),
  ),
  'astro.content-intellisense': true,
  'astro.updateImportsOnFileMove.enabled': false,
})

/** Returns the schema of each file's front matter, by the address that the Astro extension uses. */
const collectionsOf = ({ root, files }: Site, forms: readonly Form[]) => {
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

/** The one committed file for editors: it lists the schemas, which depend on code. */
export const editorSettings = '.vscode/settings.json'

/**
 * Writes changed files for editors. The schemas name the existing pictures, cities and services, so
 * every checkout has its own. Returns the paths written.
 */
export const writeEditorFiles = (site: Site): string[] => {
  const forms = formsOf(site.content[defaultLanguage].known)
  const files = {
    [editorSettings]: settingsOf(forms),
    [`${frontMatterFolder}/collections.json`]: collectionsOf(site, forms),
    ...Object.fromEntries(forms.map((form) => [schemaFile(form), form.schema])),
  }
  return Object.entries(files).flatMap(([path, value]) => {
    const file = join(site.root, path)
    const text = `${JSON.stringify(value, undefined, 2)}\n`
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
    writeWhole(file, text)
    return [path]
  })
}
