import type { ErrorObject } from 'ajv'
import type { TSchema } from 'typebox'
import { schemaOf } from '../../content/schema/kinds.ts'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { errorsOf, type KnownNames } from '../../renderer/content/validate.ts'
import { explain } from './explain.ts'
import { forEachFile } from './rule.ts'

const keyOf = ({ instancePath, keyword, params }: ErrorObject) =>
  JSON.stringify([instancePath, keyword, params])

/** The errors of a file's fields; of a translation, without those that it has from its original. */
const ownErrors = ({ data, originalFile }: ContentFile, schema: TSchema, known: KnownNames) => {
  const errors = errorsOf(schema, data, known)
  if (!originalFile || errors.length === 0) return errors
  const inherited = new Set(errorsOf(schema, originalFile.data, known).map(keyOf))
  return errors.filter((error) => !inherited.has(keyOf(error)))
}

/** Every file parses and matches its schema. */
export const checkFields = forEachFile({
  name: 'fields of files',
  reads: ({ known }) => known,
  find: (file, known) => {
    const { path, data, problems } = file
    const schema = schemaOf(path)
    // Where it stands is wrong then, and is reported.
    if (!schema) return []
    if (data === undefined) return problems
    return [...problems, ...explain(path, ownErrors(file, schema, known), file, known)]
  },
})
