import type { IncomingMessage } from 'node:http'

const megabyte = 1024 * 1024

/** What a form may hold, in bytes and numbers. */
const limits = { text: megabyte / 4, file: 10 * megabyte, body: 20 * megabyte, files: 10 }

/** A form over a limit. The message tells the sender which. */
export class TooLarge extends Error {}

/** A file as sent. The sender chooses its name. */
export type Upload = { name: string; bytes: Buffer }

/** A form as sent: its text fields, and its files without the empty ones. */
export type Form = { fields: Record<string, string>; files: readonly Upload[] }

/**
 * Reads past the limit without keeping more: a browser whose connection ends while it is still
 * sending reports a network error instead of the answer.
 */
const readBytes = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limits.body) chunks.push(chunk)
  }
  if (size > limits.body) throw new TooLarge('The form is larger than 20 MB.')
  return Buffer.concat(chunks)
}

const asResponse = async (request: IncomingMessage) =>
  new Response(await readBytes(request), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })

/** True if a request contains JSON. */
export const isJson = (request: IncomingMessage): boolean =>
  /^application\/json\b/i.test(request.headers['content-type'] ?? '')

const checkLimits = (texts: readonly [string, string][], files: readonly File[]): void => {
  const large = files.find(({ size }) => size > limits.file)
  if (large !== undefined) throw new TooLarge(`The file ${large.name} is larger than 10 MB.`)
  if (files.length > limits.files) throw new TooLarge('The form has more than 10 files.')
  if (Buffer.byteLength(texts.flat().join('')) > limits.text)
    throw new TooLarge('The text of the form is larger than 256 KB.')
}

/**
 * A form, multipart or URL-encoded. A browser sends a file field that was left alone as a file
 * without a name or content, which is skipped.
 * @throws {TooLarge} if it is over a limit; another error for anything that is not a form.
 */
export const readForm = async (request: IncomingMessage): Promise<Form> => {
  const entries = [...(await (await asResponse(request)).formData())]
  const texts = entries.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const files = entries.flatMap(([, value]) =>
    typeof value === 'string' || value.size === 0 ? [] : [value],
  )
  checkLimits(texts, files)
  return {
    fields: Object.fromEntries(texts),
    files: await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        bytes: Buffer.from(await file.arrayBuffer()),
      })),
    ),
  }
}

/** A body in JSON, or the text fields of a form. Rejects anything else. */
export const readAny = async (request: IncomingMessage): Promise<unknown> =>
  isJson(request) ? (await asResponse(request)).json() : (await readForm(request)).fields
