import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { entryOf } from '../../content/schema/kinds.ts'
import {
  allLanguages,
  defaultLanguage,
  fileIn,
  type Language,
} from '../../content/schema/languages.ts'
import { placeholdersIn } from '../../content/schema/placeholders.ts'
import { writeWhole } from '../../renderer/cache.ts'
import { formsOf } from '../../renderer/content/forms.ts'
import { isText, mayHaveWords, type Node } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { versionField } from '../../renderer/content/version.ts'
import { isRecord } from '../../renderer/is-record.ts'

const descriptionOf = (schema: Node): string => {
  const names = isText(schema) ? placeholdersIn(schema.placeholders ?? 'none') : []
  const list = names.map((name) => `{${name}}`).join(', ')
  return (schema.description ?? '') + (list && `\n\nMay use ${list}.`)
}

/** Returns a schema as editors read it: in a translation, only words, and none is required. */
const schemaFor = (schema: Node, isTranslation: boolean): Node => {
  const { properties, items, additionalProperties: entry, required = [], ...others } = schema
  // Editors compute with binary fractions: 8.24 would be no multiple of 0.001.
  const { multipleOf: _, ...rules } = others
  const inside = (part: Node) => schemaFor(part, isTranslation)
  const fields = Object.entries(properties ?? {})
    .filter(([, field]) => !isTranslation || mayHaveWords(field))
    .map(([name, field]) => [name, inside(field)] as const)
  return {
    ...rules,
    description: descriptionOf(schema),
    // In a translation, items without words are all alike.
    ...(items && { items: inside(items), uniqueItems: !isTranslation }),
    ...(properties && {
      properties: Object.fromEntries(fields),
      required: isTranslation ? [] : required,
    }),
    ...(entry !== undefined && { additionalProperties: isRecord(entry) ? inside(entry) : entry }),
  }
}

/** Returns the schema of a translation: the words of its original, and their version. */
const translationSchema = (schema: Node): Node => {
  const words = schemaFor(schema, true)
  const { draft } = schema.properties ?? {}
  const properties = {
    [versionField]: {
      type: 'string',
      description:
        'The version of the original that this renders. npm run check:translations -- --accept <file> writes it.',
    },
    // One of the words of a layout is named `draft`, too.
    ...(draft?.type === 'boolean' && { draft }),
    ...words.properties,
  }
  return { ...words, properties, required: [versionField] }
}

/** Files for editors with the same schema: its name, their path or pattern, and the schema. */
type EditorForm = { name: string; files: string; schema: Node }

const formName = (name: string, language: Language): string =>
  language === defaultLanguage ? name : `${name}.${language}`

/** Returns every schema for content files. */
export const editorForms = (site: Site): readonly EditorForm[] =>
  formsOf(site).flatMap(({ kind, files, schema }) =>
    allLanguages.map((language) => ({
      name: formName(
        kind ?? files.replace(/^content\/|\.yaml$/g, '').replaceAll('/', '-'),
        language,
      ),
      files: fileIn(language, files),
      schema: {
        $schema: 'http://json-schema.org/draft-07/schema#',
        ...(language === defaultLanguage ? schemaFor(schema, false) : translationSchema(schema)),
      },
    })),
  )

const isFrontMatter = ({ files }: EditorForm) => files.endsWith('.mdx')

const frontMatterFolder = '.astro/collections'

const schemaFile = (form: EditorForm): string =>
  isFrontMatter(form)
    ? `${frontMatterFolder}/${form.name}.schema.json`
    : `.cache/schemas/${form.name}.json`

/** Returns the project's settings for VS Code, which are committed: they name the files there are. */
const settingsOf = (forms: readonly EditorForm[]) => ({
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
const collectionsOf = ({ root, files }: Site, forms: readonly EditorForm[]) => {
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

const editorSettings = '.vscode/settings.json'

/**
 * Writes changed files for editors. The schemas name the existing pictures, cities and services, so
 * every checkout has its own. Returns the paths written.
 */
export const writeEditorFiles = (site: Site): string[] => {
  const forms = editorForms(site)
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
