import { createReadStream } from 'node:fs'
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

async function* linesOf(chunks: AsyncIterable<string>) {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

/**
 * The forms of a leads file, oldest first, as it is read: others are served meanwhile.
 * @param damaged takes the numbers of the lines that hold none, such as one cut off by a full disk.
 *   One bad line must not hide the others.
 */
export async function* readForms(
  file: string,
  damaged: number[],
): AsyncGenerator<StoredForm, void> {
  let number = 0
  for await (const line of linesOf(createReadStream(file, 'utf8'))) {
    number++
    const form = line === '' ? undefined : readLine(line)
    if (form) yield form
    else if (line !== '') damaged.push(number)
  }
}
