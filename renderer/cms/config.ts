import { basename } from 'node:path'
import type { Backend, CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import { contentComponents } from '../../content/schema/components.ts'
import { declarationOf, type FileKind, fileKinds, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, languageOf, translatedInto } from '../../content/schema/languages.ts'
import type { Node } from '../content/schema-nodes.ts'
import type { Site } from '../content/site.ts'
import { describedSchemas } from '../content/word-hints.ts'
import type { InsertableComponent } from './components.ts'
import { formFields, helpOf, labelOf, type Names } from './fields.ts'
import { formats } from './format.ts'

/** Returns the content in its first language, which the forms are made for. */
const cmsContent = (site: Site) => {
  const { files, known } = site.content[defaultLanguage]
  const names: Names = Object.fromEntries(
    Object.entries(known).map(([kind, all]) => [kind, [...all].sort()]),
  )
  return { files, names, company: site.business() }
}

type Content = ReturnType<typeof cmsContent>

/** The text below the fields. */
const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'The text below the fields, in Markdown with components.',
  widget: 'richtext',
  required: false,
  i18n: true,
  editor_components: Object.keys(contentComponents),
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
  ],
  use_emoji_autocomplete: false,
}

const fieldsFor = (schema: Node, { files, names }: Content, has: (path: string) => boolean) => {
  const values = files.filter(({ path }) => has(path)).map(({ data }) => data)
  return formFields({ schema, names, values })
}

/** Where the site shows an address, in each language. */
const previewPath = (address: string) => `{{locale}}${address}`

const collectionOf = (kind: FileKind, content: Content): EntryCollection => {
  const { folder, nameField, slugEnding = '', ...declared } = declarationOf(kind)
  const schema: Node = declared.schema
  const description = helpOf(schema.description)
  const isOriginal = (path: string) =>
    path.startsWith(`content/${folder}/`) && languageOf(path).language === defaultLanguage
  return {
    name: kind,
    label: labelOf(folder),
    label_singular: labelOf(kind),
    description,
    folder: `content/${folder}`,
    extension: 'mdx',
    format: formats.mdx,
    identifier_field: nameField,
    slug: {
      template: `{{${nameField}}}${slugEnding}`,
      editable: ['create'],
      hint: 'The file name, which is the end of the address of the page.',
    },
    i18n: true,
    preview_path: previewPath(declared.address('{{slug}}')),
    // Removing a page requires a redirect, which no form asks for.
    delete: false,
    publish: false,
    fields: [...fieldsFor(schema, content, isOriginal), body],
  }
}

const fileOf = (path: string, schema: Node, content: Content): CollectionFile => {
  const name = basename(path, '.yaml')
  return {
    name,
    label: labelOf(name),
    file: path.replace('.yaml', '.{{locale}}.yaml'),
    format: formats.yaml,
    i18n: true,
    ...(path === kinds.home.file && { preview_path: previewPath('/') }),
    fields: fieldsFor(schema, content, (other) => other === path),
  }
}

/**
 * Returns where the forms propose changes. Editors sign in with their own access token, so no other
 * server is involved. The dev server needs none: forms then change the files of its folder.
 */
const backendOf = (repository = 'https://github.com/local/repository'): Backend => {
  // The check asks for another address of anything else.
  const { hostname, pathname } = new URL(repository, 'https://github.com')
  return {
    name: hostname === 'gitlab.com' ? 'gitlab' : 'github',
    repo: pathname.slice(1),
    auth_methods: ['token'],
  }
}

/** Returns the components that authors may use. They are not translated: each text has its own. */
const insertable = (names: Names): InsertableComponent[] =>
  Object.entries(contentComponents).map(([name, { children, properties }]) => ({
    name,
    label: labelOf(name),
    hasChildren: children,
    fields: formFields({ schema: properties, names, values: [] }).map((field) => ({
      ...field,
      i18n: true,
    })),
  }))

/** The settings that the page with the forms loads. */
export type CmsSettings = { config: CmsConfig; components: readonly InsertableComponent[] }

/** Returns the settings of the forms for a site: one form per file, following its schema. */
export const cmsSettings = (site: Site): CmsSettings => {
  const content = cmsContent(site)
  const { name, repository } = content.company
  const formsOf = (isWanted: (path: string) => boolean) =>
    Object.entries(describedSchemas())
      .filter(([path]) => isWanted(path))
      .map(([path, schema]) => fileOf(path, schema, content))
  const isWords = (path: string) => path.startsWith('content/words/')
  const config: CmsConfig = {
    load_config_file: false,
    app_title: name,
    backend: backendOf(repository),
    publish_mode: 'editorial_workflow',
    media_folder: 'content/images',
    public_folder: '/',
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    i18n: {
      structure: 'multiple_files',
      locales: [defaultLanguage, ...translatedInto],
      default_locale: defaultLanguage,
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
      omit_default_locale_from_preview_path: true,
    },
    collections: [
      ...fileKinds.map((kind) => collectionOf(kind, content)),
      {
        name: 'words',
        label: 'Labels and messages',
        files: formsOf(isWords),
        i18n: true,
        publish: false,
      },
    ],
    singletons: formsOf((path) => !isWords(path)),
  }
  return { config, components: insertable(content.names) }
}
