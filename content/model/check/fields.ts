import { schemaOf } from '../kinds.ts'
import { errorsOf } from '../validate.ts'
import type { Check } from './content.ts'
import { explain } from './explain.ts'

/** Every file parses and matches its schema. */
export const checkFields: Check = ({ files, known }) =>
  files.flatMap((file) => {
    const { path, data, problems } = file
    const schema = schemaOf(path)
    // Where it stands is wrong then, and is reported.
    if (!schema) return []
    return data === undefined
      ? problems
      : [...problems, ...explain(path, errorsOf(schema, data, known), file, known)]
  })
