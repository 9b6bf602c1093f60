import type { TSchema } from 'typebox'
import { fileKinds, kinds, termsFile } from '../../content/schema/kinds.ts'
import {
  defaultLanguage,
  fileIn,
  type Language,
  translatedInto,
} from '../../content/schema/languages.ts'
import { termsSchema } from '../../content/schema/terms.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { describedSchemas } from '../../renderer/content/word-hints.ts'
import { type EditorSchema, editorSchema, translationSchema } from './schema.ts'

/** Content files of one form: which they are, and the schema that editors use for them. */
export type Described = {
  /** The schema is in a file of this name. */
  name: string
  /** The path of a file, or of every file in a folder. */
  files: string
  schema: EditorSchema
}

const nameOf = (path: string): string =>
  path.replace(/^content\/|\.yaml$/g, '').replaceAll('/', '-')

/** The name of a form in a language. */
export const formOf = (name: string, language: Language): string =>
  language === defaultLanguage ? name : `${name}.${language}`

const inEveryLanguage = (name: string, files: string, schema: TSchema, known: KnownNames) => [
  { name, files, schema: editorSchema(schema, known) },
  ...translatedInto.map((language) => ({
    name: formOf(name, language),
    files: fileIn(language, files),
    schema: translationSchema(schema),
  })),
]

/** Every form of content file, with its schema. `known` is what its fields may refer to. */
export const describedFiles = (known: KnownNames): readonly Described[] => [
  ...fileKinds.flatMap((kind) =>
    inEveryLanguage(kind, `content/${kinds[kind].folder}/*.mdx`, kinds[kind].schema, known),
  ),
  ...Object.entries(describedSchemas()).flatMap(([path, schema]) =>
    inEveryLanguage(nameOf(path), path, schema, known),
  ),
  ...translatedInto.map((language) => ({
    name: formOf('terms', language),
    files: termsFile(language),
    schema: editorSchema(termsSchema, known),
  })),
]
