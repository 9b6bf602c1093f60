import { existsSync, readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { type Business, businessSchema } from '../../content/schema/business.ts'
import { glossarySchema, type Term } from '../../content/schema/glossary.ts'
import { wordFile } from '../../content/schema/kinds.ts'
import { defaultLanguage, fileIn, type Language } from '../../content/schema/languages.ts'
import { type WordSubject, wordSchemas } from '../../content/schema/words.ts'
import { parseSource } from '../content/source.ts'
import { translate } from '../content/translation.ts'
import { parse } from '../content/validate.ts'
import type { Words } from '../content/words.ts'

/** Fields by file and language, with the texts that they were read from. */
const cache = new Map<string, { texts: string; fields: unknown }>()

const fieldsOf = (path: string, text: string): unknown => parseSource({ path, text }).data

/**
 * The fields of a content file, for code that runs outside Vite. They are parsed again only if the
 * file has changed, because the dev server asks for them with every request.
 * @param language in which they are read; what is not translated is in the default one.
 * @throws if they do not fit the schema.
 */
export const readFields = <S extends TSchema>(
  file: string,
  schema: S,
  language: Language = defaultLanguage,
): Static<S> => {
  const translation = fileIn(language, file)
  const original = readFileSync(file, 'utf8')
  const words =
    translation !== file && existsSync(translation) ? readFileSync(translation, 'utf8') : undefined
  const texts = JSON.stringify([original, words])
  const cached = cache.get(translation)
  if (cached?.texts === texts) return cached.fields as Static<S>
  const translatedWords = words === undefined ? undefined : fieldsOf(translation, words)
  const fields = parse(
    schema,
    translate(schema, fieldsOf(file, original), translatedWords).data,
    translation,
  )
  cache.set(translation, { texts, fields })
  return fields
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
