import type { TSchema } from 'typebox'
import { schemaOf } from '../kinds.ts'
import { remembered } from '../memory.ts'
import { errorsOf, type KnownNames } from '../validate.ts'
import type { Check, ContentFile } from './content.ts'
import { explain } from './explain.ts'

const namesKnown = new WeakMap<KnownNames, string>()

const namesIn = (known: KnownNames): string => {
  const names =
    namesKnown.get(known) ??
    JSON.stringify(Object.entries(known).map(([kind, set]) => [kind, ...set]))
  namesKnown.set(known, names)
  return names
}

/** Whether a file matches its schema, which takes long to say. */
const isRight = ({ path, data }: ContentFile, schema: TSchema, known: KnownNames): boolean => {
  const seen = JSON.stringify([path, data, namesIn(known)])
  const check = () => (errorsOf(schema, data, known).length === 0 ? true : undefined)
  return remembered('right', seen, check) ?? false
}

/** Every file parses and matches its schema. */
export const checkFields: Check = ({ files, known }) =>
  files.flatMap((file) => {
    const { path, data, problems } = file
    const schema = schemaOf(path)
    // Where it stands is wrong then, and is reported.
    if (!schema) return []
    return data === undefined || isRight(file, schema, known)
      ? problems
      : [...problems, ...explain(path, errorsOf(schema, data, known), file, known)]
  })
