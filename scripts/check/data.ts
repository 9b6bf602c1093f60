import type { Static, TSchema } from 'typebox'
import { readYaml } from '../yaml-file.ts'

/** What rules look for, in the project's folder: words and patterns, with what messages say. */
export const dataFiles = {
  languages: 'scripts/check/languages.yaml',
  phrases: 'scripts/check/forbidden-phrases.yaml',
  slips: 'scripts/check/slips.yaml',
} as const

export const readData = <S extends TSchema>(name: keyof typeof dataFiles, schema: S): Static<S> =>
  readYaml(dataFiles[name], schema)
