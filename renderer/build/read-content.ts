import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { parse as parseYaml } from 'yaml'
import { wordFile } from '../../content/model/kinds.ts'
import { type Business, businessSchema } from '../../content/model/schema/business.ts'
import { glossarySchema, type Term } from '../../content/model/schema/glossary.ts'
import { type WordSubject, wordSchemas } from '../../content/model/schema/words/index.ts'
import { parse } from '../../content/model/validate.ts'

const read = <S extends TSchema>(file: string, schema: S): Static<S> =>
  parse(schema, parseYaml(readFileSync(file, 'utf8')), file)

/** Reads business.yaml, for code that runs outside Vite. */
export const readBusiness = (): Business => read('content/business.yaml', businessSchema)

export const glossaryFile = 'content/glossary.yaml'

/** Reads the terms of the glossary, for code that runs outside Vite. */
export const readTerms = (): readonly Term[] => read(glossaryFile, glossarySchema).terms

/** The unfilled words of a subject, for code that runs outside Vite. */
export const readWords = <Subject extends WordSubject>(
  subject: Subject,
): Static<(typeof wordSchemas)[Subject]> => read(wordFile(subject), wordSchemas[subject])
