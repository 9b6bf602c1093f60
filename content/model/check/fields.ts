import type { ErrorObject } from 'ajv'
import type { TSchema } from 'typebox'
import { schemaOf } from '../kinds.ts'
import { remembered } from '../memory.ts'
import { errorsOf, type KnownNames } from '../validate.ts'
import type { Check, CheckInput, ContentFile } from './content.ts'
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

const keyOf = ({ instancePath, keyword, params }: ErrorObject) =>
  JSON.stringify([instancePath, keyword, params])

/** The errors of a file's fields; of a translation, without those that it has from its original. */
const ownErrors = (file: ContentFile, schema: TSchema, { originals, known }: CheckInput) => {
  const errors = errorsOf(schema, file.data, known)
  const original = originals.find(({ path }) => path === file.original && path !== file.path)
  if (!original || errors.length === 0) return errors
  const inherited = new Set(errorsOf(schema, original.data, known).map(keyOf))
  return errors.filter((error) => !inherited.has(keyOf(error)))
}

/** Every file parses and matches its schema. */
export const checkFields: Check = (content) =>
  content.files.flatMap((file) => {
    const { path, data, problems } = file
    const schema = schemaOf(path)
    // Where it stands is wrong then, and is reported.
    if (!schema) return []
    return data === undefined || isRight(file, schema, content.known)
      ? problems
      : [...problems, ...explain(path, ownErrors(file, schema, content), file, content.known)]
  })
