import type { Backend, CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import { contentComponents } from '../../content/schema/components.ts'
import { type FileKind, fileKinds, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, languageOf, translatedInto } from '../../content/schema/languages.ts'
import { describedSchemas } from '../content/word-hints.ts'
import type { Shape } from './fields.ts'
import { fieldsOf, type Names } from './fields.ts'
import { titleOf } from './labels.ts'
import { nameField } from './references.ts'

/** The content that the forms are made for. */
export type Content = {
  files: readonly { path: string; data: unknown }[]
  names: Names
  company: { name: string; url: string; repository?: string | undefined }
}

/** How files are read and written, so that whatever was not edited stays as it is. */
export const formats = { mdx: 'mdx-frontmatter', yaml: 'kept-yaml' } as const

/** Where text goes that stands below the fields. */
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

const inFolder = (folder: string) => (path: string) =>
  path.startsWith(`content/${folder}/`) && languageOf(path).language === defaultLanguage

const dataOf = ({ files }: Content, wanted: (path: string) => boolean): unknown[] =>
  files.filter(({ path }) => wanted(path)).map(({ data }) => data)

/** What new files of a kind are called. */
const slugs: Partial<Record<FileKind, string>> = { city: '{{name}}-fl' }

const collectionOf = (kind: FileKind, content: Content): EntryCollection => {
  const { folder, schema } = kinds[kind]
  const node = schema as Shape
  const values = dataOf(content, inFolder(folder))
  return {
    name: kind,
    label: titleOf(folder),
    label_singular: titleOf(kind),
    ...(node.description === undefined ? {} : { description: node.description }),
    folder: `content/${folder}`,
    extension: 'mdx',
    format: formats.mdx,
    identifier_field: nameField(kind),
    slug: {
      template: slugs[kind] ?? `{{${nameField(kind)}}}`,
      editable: ['create'],
      hint: 'The file name, which is the end of the address of the page.',
    },
    i18n: true,
    // Whoever removes a page says where its visitors go, which no form asks.
    delete: false,
    fields: [...fieldsOf({ schema: node, names: content.names, values }), body],
  }
}

const baseName = (path: string) => path.replace(/^.*\/|\.\w+$/g, '')

const fileOf = (path: string, schema: Shape, content: Content): CollectionFile => ({
  name: baseName(path),
  label: titleOf(baseName(path)),
  file: path.replace(/(\.\w+)$/, '.{{locale}}$1'),
  format: formats.yaml,
  i18n: true,
  fields: fieldsOf({
    schema,
    names: content.names,
    values: dataOf(content, (other) => other === path),
  }),
})

/**
 * Where the forms propose changes. Editors sign in with an access token of their own, so that no
 * other server takes part.
 */
const backendOf = (repository: string): Backend => {
  const { hostname, pathname } = new URL(repository)
  return {
    name: hostname === 'gitlab.com' ? 'gitlab' : 'github',
    repo: pathname.slice(1),
    auth_methods: ['token'],
  }
}

const wordsFolder = 'content/words/'

/**
 * What the forms are, for a site's content: one for each file, as its schema says.
 * @throws if the content names no repository.
 */
export const cmsConfig = (content: Content): CmsConfig => {
  const { name, url, repository } = content.company
  if (repository === undefined)
    throw new Error('content/business.yaml: `cms` needs `repository`, where it proposes changes.')
  const files = Object.entries(describedSchemas()).map(([path, schema]) => ({
    path,
    form: fileOf(path, schema as Shape, content),
  }))
  const formsOf = (words: boolean) =>
    files.filter(({ path }) => path.startsWith(wordsFolder) === words).map(({ form }) => form)
  return {
    load_config_file: false,
    app_title: name,
    site_url: url,
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
    },
    collections: [
      ...fileKinds.map((kind) => ({ ...collectionOf(kind, content), publish: false })),
      {
        name: 'words',
        label: 'Labels and messages',
        files: formsOf(true),
        i18n: true,
        publish: false,
      },
    ],
    singletons: formsOf(false),
  }
}
