import type { TSchema } from 'typebox'
import { fileSchemas, kinds } from '../kinds.ts'
import { errorsOf } from '../validate.ts'
import type { Check, ContentFile } from './content.ts'
import { explain } from './explain.ts'

const schemaOf = ({ path, entry }: ContentFile): TSchema | undefined =>
  entry ? kinds[entry.kind].schema : (fileSchemas as Record<string, TSchema>)[path]

/** Every file parses and matches its schema. */
export const checkFields: Check = ({ files, known }) =>
  files.flatMap((file) => {
    const { path, data, problems } = file
    const schema = schemaOf(file)
    return schema && data !== undefined
      ? [...problems, ...explain(path, errorsOf(schema, data, known), file, known)]
      : problems
  })
