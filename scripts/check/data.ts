import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { parse as parseYaml } from 'yaml'
import { parse } from '../../renderer/content/validate.ts'

/** What rules look for, in the project's folder: words and patterns, with what messages say. */
export const dataFiles = {
  languages: 'scripts/check/languages.yaml',
  phrases: 'scripts/check/forbidden-phrases.yaml',
  slips: 'scripts/check/slips.yaml',
} as const

/** The data of some rules. Throws if it does not match the schema. */
export const readData = <S extends TSchema>(name: keyof typeof dataFiles, schema: S): Static<S> => {
  const file = dataFiles[name]
  return parse(schema, parseYaml(readFileSync(file, 'utf8')), file)
}
