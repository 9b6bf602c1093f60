import type { CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import { declarationOf, type FileKind, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, translatedInto } from '../../content/schema/languages.ts'
import { type EditForm, formsOf } from '../content/forms.ts'
import { mayHaveWords, type Node } from '../content/schema-nodes.ts'
import type { Site } from '../content/site.ts'

/** `metaTitle` becomes "Meta title". */
export const labelOf = (name: string): string => {
  const words = name.replace(/[-_]|(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** About the characters that fit on a line; longer texts get a larger box. */
const shortText = 100

/** The input of a text, a number or a switch. */
const inputOf = ({ type, fact, pattern, description = 'Not in this form.', ...rules }: Node) => {
  const { minLength, maxLength, minimum: min, maximum: max, multipleOf: step = 0.0001 } = rules
  if (type === 'boolean') return { widget: 'boolean' } as const
  if (type === 'integer') return { widget: 'number', value_type: 'int', min, max } as const
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max, step } as const
  const isShort = fact || (maxLength !== undefined && maxLength <= shortText)
  return {
    widget: isShort ? 'string' : 'text',
    minlength: minLength,
    maxlength: maxLength,
    ...(pattern !== undefined && { pattern: [pattern, description] as [string, string] }),
  } as const
}

const fieldFor = (name: string, schema: Node, isRequired: boolean): Field => {
  const { type, pattern, description, properties, enum: options, items } = schema
  const hasWords = mayHaveWords(schema)
  // A form treats an empty text as missing.
  const mayBeEmpty = type === 'string' && !pattern && !options
  const field = {
    name,
    label: labelOf(name),
    // Help is Markdown, in which `<slug>` would vanish.
    hint: description?.replaceAll('<', '&lt;'),
    // The content check reports what a translation lacks; a page can do without some of it.
    required: isRequired && !mayBeEmpty && (!hasWords || [defaultLanguage as string]),
    i18n: schema.isKey ? ('duplicate' as const) : hasWords,
  }
  if (options) return { ...field, widget: 'select', options: [...options] }
  if (properties) {
    // A group of entries, such as all claims, is long.
    const collapsed = schema.additionalProperties !== false || schema.propertyNames !== undefined
    return { ...field, widget: 'object', collapsed, fields: formFields(schema) }
  }
  if (!items) return { ...field, ...inputOf(schema) }
  const { minItems: min, maxItems: max } = schema
  const item = fieldFor('item', items, true)
  if (item.widget === 'select') return { ...item, ...field, min, max, multiple: true }
  const inner = 'fields' in item ? { fields: item.fields } : { field: item }
  return { ...field, min, max, widget: 'list', collapsed: 'auto', ...inner }
}

/** Returns the fields of an object. One with a name that forms refuse stays as it is in its file. */
const formFields = ({ properties = {}, required = [] }: Node): Field[] =>
  Object.entries(properties)
    .filter(([name]) => !/[\s.*:<>]/.test(name))
    .map(([name, field]) => fieldFor(name, field, required.includes(name)))

/** The text below the fields, as it is: an editor that formats it would change components. */
const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'The text below the fields: Markdown, with the components that /parts shows.',
  widget: 'text',
  required: false,
  i18n: true,
}

const collectionOf = (kind: FileKind, { schema }: EditForm): EntryCollection => {
  const { folder, nameField, slugEnding = '', address } = declarationOf(kind)
  return {
    name: kind,
    label: labelOf(folder),
    label_singular: labelOf(kind),
    folder: `content/${folder}`,
    format: 'mdx-frontmatter',
    identifier_field: nameField,
    slug: {
      template: `{{${nameField}}}${slugEnding}`,
      editable: ['create'],
      hint: 'The file name, which is the end of the address of the page.',
    },
    i18n: true,
    preview_path: `{{locale}}${address('{{slug}}')}`,
    // Removing a page requires a redirect, which no form asks for.
    delete: false,
    publish: false,
    fields: [...formFields(schema), body],
  }
}

const fileOf = ({ files, schema }: EditForm): CollectionFile => {
  const path = files.replace(/^content\/|\.yaml$/g, '')
  return {
    name: path.replace('/', '-'),
    label: labelOf(path.replace(/^words\//, '').replace('/', ' ')),
    file: files.replace('.yaml', '.{{locale}}.yaml'),
    format: 'yaml',
    i18n: true,
    ...(files === kinds.home.file && { preview_path: '{{locale}}/' }),
    fields: formFields(schema),
  }
}

/** Returns the settings of the forms for a site: one form per file, following its schema. */
export const cmsConfig = (site: Site): CmsConfig => {
  const forms = formsOf(site)
  const all = forms.filter(({ kind }) => kind === undefined).map(fileOf)
  const isOfWords = ({ file }: CollectionFile) => file.startsWith('content/words/')
  const files = all.filter(isOfWords)
  // The dev server needs none: its forms change the files of its folder.
  const { name, repository = 'https://github.com/local/repository' } = site.business()
  // The check asks for another address of anything else.
  const { hostname, pathname } = new URL(repository, 'https://github.com')
  return {
    app_title: name,
    backend: {
      name: hostname === 'gitlab.com' ? 'gitlab' : 'github',
      repo: pathname.slice(1),
      // Editors sign in with a token of their own, so no other server is involved.
      auth_methods: ['token'],
    },
    publish_mode: 'editorial_workflow',
    media_folder: 'content/images',
    public_folder: '/',
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_files',
      locales: [defaultLanguage, ...translatedInto],
      default_locale: defaultLanguage,
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
      omit_default_locale_from_preview_path: true,
    },
    collections: [
      ...forms.flatMap((form) => (form.kind ? [collectionOf(form.kind, form)] : [])),
      { name: 'words', label: 'Labels and messages', files, i18n: true, publish: false },
    ],
    singletons: all.filter((file) => !isOfWords(file)),
  }
}
