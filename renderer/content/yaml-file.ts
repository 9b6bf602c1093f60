import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { formatProblems } from './problem.ts'
import { explain } from './rules/explain.ts'
import { parseSource } from './source.ts'
import { errorsOf, fits } from './validate.ts'

/** A file of the project that cannot be read. The message tells file, line and what to do. */
export class UnreadableFile extends Error {}

/**
 * Reads a YAML file of the project.
 * @throws UnreadableFile if it cannot be parsed, or does not match the schema.
 */
export const readYaml = <S extends TSchema>(file: string, schema: S): Static<S> => {
  const source = parseSource({ path: file, text: readFileSync(file, 'utf8') })
  const { text, data, problems } = source
  const wrong = data === undefined ? problems : explain(file, errorsOf(schema, data), source)
  if (wrong.length === 0 && fits(schema, data)) return data
  throw new UnreadableFile(formatProblems(wrong, () => text))
}
