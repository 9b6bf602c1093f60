import { existsSync, readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { type Business, businessSchema } from '../../content/schema/business.ts'
import { glossarySchema, type Term } from '../../content/schema/glossary.ts'
import { wordFile } from '../../content/schema/kinds.ts'
import { defaultLanguage, fileIn, type Language } from '../../content/schema/languages.ts'
import { type WordSubject, wordSchemas } from '../../content/schema/words.ts'
import { parseSource } from '../content/source.ts'
import { translated } from '../content/translation.ts'
import { parse } from '../content/validate.ts'
import type { Words } from '../content/words.ts'

type Read = { text: string; data: unknown }
const known = new Map<string, Read>()

/** The fields of a file, parsed again only if its text has changed. */
const fieldsOf = (path: string): unknown => {
  const source = { path, text: readFileSync(path, 'utf8') }
  const former = known.get(path)
  if (former?.text === source.text) return former.data
  const { data } = parseSource(source)
  known.set(path, { text: source.text, data })
  return data
}

/** Fields that were validated before, which the dev server asks for with every request. */
const valid = new WeakMap<object, TSchema>()

/**
 * The fields of a content file, for code that runs outside Vite.
 * @param language in which they are read; what is not translated is in the default one.
 */
export const readFields = <S extends TSchema>(
  file: string,
  schema: S,
  language: Language = defaultLanguage,
): Static<S> => {
  const translation = fileIn(language, file)
  const words =
    language !== defaultLanguage && existsSync(translation) ? fieldsOf(translation) : undefined
  const fields = Object(translated(schema, fieldsOf(file), words))
  if (valid.get(fields) === schema) return fields
  const read = parse(schema, fields, translation)
  valid.set(fields, schema)
  return read
}

/** Reads business.yaml, for code that runs outside Vite. */
export const readBusiness = (language?: Language): Business =>
  readFields('content/business.yaml', businessSchema, language)

export const glossaryFile = 'content/glossary.yaml'

/** Reads the terms of the glossary in a language, for code that runs outside Vite. */
export const readTerms = (language: Language): readonly Term[] =>
  readFields(glossaryFile, glossarySchema, language).terms

/** The unfilled words of a subject, for code that runs outside Vite. */
export const readWords = <Subject extends WordSubject>(
  subject: Subject,
  language?: Language,
): Words<Subject> => readFields(wordFile(subject), wordSchemas[subject], language) as Words<Subject>
