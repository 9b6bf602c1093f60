import { basename } from 'node:path'
import type { Backend, CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import { declarationOf, type FileKind, fileKinds, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, languageOf, translatedInto } from '../../content/schema/languages.ts'
import type { Node } from '../content/schema-nodes.ts'
import type { Site } from '../content/site.ts'
import { describedSchemas } from '../content/word-hints.ts'
import { formFields, helpOf, labelOf } from './fields.ts'
import { formats } from './format.ts'

/** The text below the fields, as it is: an editor that formats it would change components. */
const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'The text below the fields: Markdown, with the components that /parts shows.',
  widget: 'text',
  required: false,
  i18n: true,
  use_emoji_autocomplete: false,
}

/** Returns the fields of the files with a schema, in the first language, which forms are made for. */
const fieldsFor = (site: Site, schema: Node, has: (path: string) => boolean) => {
  const { files, known } = site.content[defaultLanguage]
  const values = files.filter(({ path }) => has(path)).map(({ data }) => data)
  return formFields(schema, values, known)
}

/** Where the site shows an address, in each language. */
const previewPath = (address: string) => `{{locale}}${address}`

const collectionOf = (kind: FileKind, site: Site): EntryCollection => {
  const { folder, nameField, slugEnding = '', ...declared } = declarationOf(kind)
  const schema: Node = declared.schema
  const isOriginal = (path: string) =>
    path.startsWith(`content/${folder}/`) && languageOf(path).language === defaultLanguage
  return {
    name: kind,
    label: labelOf(folder),
    label_singular: labelOf(kind),
    description: helpOf(schema.description),
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
    fields: [...fieldsFor(site, schema, isOriginal), body],
  }
}

/** Returns the forms of the YAML files in or outside of content/words. */
const fileForms = (site: Site, ofWords: boolean): CollectionFile[] =>
  Object.entries(describedSchemas())
    .filter(([path]) => path.startsWith('content/words/') === ofWords)
    .map(([path, schema]) => ({
      name: basename(path, '.yaml'),
      label: labelOf(basename(path, '.yaml')),
      file: path.replace('.yaml', '.{{locale}}.yaml'),
      format: formats.yaml,
      i18n: true,
      ...(path === kinds.home.file && { preview_path: previewPath('/') }),
      fields: fieldsFor(site, schema, (other) => other === path),
    }))

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

/** Returns the settings of the forms for a site: one form per file, following its schema. */
export const cmsConfig = (site: Site): CmsConfig => ({
  load_config_file: false,
  app_title: site.business().name,
  backend: backendOf(site.business().repository),
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
    ...fileKinds.map((kind) => collectionOf(kind, site)),
    {
      name: 'words',
      label: 'Labels and messages',
      files: fileForms(site, true),
      i18n: true,
      publish: false,
    },
  ],
  singletons: fileForms(site, false),
})
