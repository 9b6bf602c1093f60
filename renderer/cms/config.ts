import { basename } from 'node:path'
import type { Backend, CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import { declarationOf, type FileKind, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, translatedInto } from '../../content/schema/languages.ts'
import { type EditForm, formsOf } from '../content/forms.ts'
import type { Site } from '../content/site.ts'
import { formFields, helpOf, labelOf } from './fields.ts'

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

/** Where the site shows an address, in each language. */
const previewPath = (address: string) => `{{locale}}${address}`

const collectionOf = (kind: FileKind, { schema }: EditForm): EntryCollection => {
  const { folder, nameField, slugEnding = '', address } = declarationOf(kind)
  return {
    name: kind,
    label: labelOf(folder),
    label_singular: labelOf(kind),
    description: helpOf(schema.description),
    folder: `content/${folder}`,
    format: 'mdx-frontmatter',
    identifier_field: nameField,
    slug: {
      template: `{{${nameField}}}${slugEnding}`,
      editable: ['create'],
      hint: 'The file name, which is the end of the address of the page.',
    },
    i18n: true,
    preview_path: previewPath(address('{{slug}}')),
    // Removing a page requires a redirect, which no form asks for.
    delete: false,
    publish: false,
    fields: [...formFields(schema), body],
  }
}

const fileOf = ({ files, schema }: EditForm): CollectionFile => {
  const name = basename(files, '.yaml')
  return {
    name,
    label: labelOf(name),
    file: files.replace('.yaml', '.{{locale}}.yaml'),
    format: 'yaml',
    i18n: true,
    ...(files === kinds.home.file && { preview_path: previewPath('/') }),
    fields: formFields(schema),
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

/** Returns the settings of the forms for a site: one form per file, following its schema. */
export const cmsConfig = (site: Site): CmsConfig => {
  const forms = formsOf(site)
  const ofFiles = forms.filter(({ kind }) => kind === undefined)
  const isOfWords = ({ files }: EditForm) => files.startsWith('content/words/')
  const words = ofFiles.filter(isOfWords).map(fileOf)
  return {
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
      ...forms.flatMap((form) => (form.kind ? [collectionOf(form.kind, form)] : [])),
      { name: 'words', label: 'Labels and messages', files: words, i18n: true, publish: false },
    ],
    singletons: ofFiles.filter((form) => !isOfWords(form)).map(fileOf),
  }
}
