import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { parse as parseYaml } from 'yaml'
import { parse } from './validate.ts'

/** Reads a YAML file of the project. Throws if it does not match the schema. */
export const readYaml = <S extends TSchema>(file: string, schema: S): Static<S> =>
  parse(schema, parseYaml(readFileSync(file, 'utf8')), file)
