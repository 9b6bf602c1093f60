import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { formatProblems, isError } from './problem.ts'
import { parseSource } from './source.ts'
import { parse } from './validate.ts'

/** A file of the project that cannot be read. The message tells file, line and what to do. */
export class UnreadableFile extends Error {}

/**
 * Reads a YAML file of the project.
 * @throws UnreadableFile if it cannot be parsed; an error if it does not match the schema.
 */
export const readYaml = <S extends TSchema>(file: string, schema: S): Static<S> => {
  const { text, data, problems } = parseSource({ path: file, text: readFileSync(file, 'utf8') })
  const errors = problems.filter(isError)
  if (errors.length > 0) throw new UnreadableFile(formatProblems(errors, () => text))
  try {
    return parse(schema, data, file)
  } catch (error) {
    throw new UnreadableFile(error instanceof Error ? error.message : file)
  }
}
