import { Ajv } from 'ajv'
import { type Static, Type } from 'typebox'
import { photoFilePattern } from './photo-files.ts'

const photoSchema = Type.Object(
  { file: Type.String({ pattern: photoFilePattern }), name: Type.String() },
  { additionalProperties: false },
)

const storedFormSchema = Type.Object(
  {
    receivedAt: Type.String(),
    fields: Type.Record(Type.String(), Type.String()),
    photos: Type.Optional(Type.Array(photoSchema)),
  },
  { additionalProperties: false },
)

/** A form as received by the local relay, including control fields: one line of the file. */
export type StoredForm = Static<typeof storedFormSchema>

const hasShape = new Ajv().compile<StoredForm>(storedFormSchema)

const readLine = (line: string): StoredForm | undefined => {
  try {
    const form: unknown = JSON.parse(line)
    return hasShape(form) && !Number.isNaN(Date.parse(form.receivedAt)) ? form : undefined
  } catch {
    return undefined
  }
}

/**
 * The forms in the text of a leads file, oldest first, and the numbers of the lines that hold none,
 * such as one cut off by a full disk. Never throws: one bad line must not hide the others.
 */
export const readForms = (text: string): { forms: StoredForm[]; damaged: number[] } => {
  const forms: StoredForm[] = []
  const damaged: number[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue
    const form = readLine(line)
    if (form === undefined) damaged.push(index + 1)
    else forms.push(form)
  }
  return { forms, damaged }
}
