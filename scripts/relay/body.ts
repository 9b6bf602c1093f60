import type { IncomingMessage } from 'node:http'

const megabyte = 1024 * 1024

/** What a form may hold, in bytes and numbers. */
const limits = {
  text: megabyte / 4,
  file: 10 * megabyte,
  body: 20 * megabyte,
  files: 10,
  fields: 200,
}

/** A form over a limit. The message tells the sender which. */
export class TooLarge extends Error {}

/** A file as sent. The sender chooses its name. */
export type Upload = { name: string; bytes: Buffer }

/** A form as sent: its text fields, and its files without the empty ones. */
export type Form = { fields: Record<string, string>; files: readonly Upload[] }

/**
 * Reads past the limit without storing more: a browser whose connection ends while it is still
 * sending reports a network error instead of the answer.
 */
const readBody = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limits.body) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > limits.body) throw new TooLarge('The form is larger than 20 MB.')
  return Buffer.concat(chunks)
}

/** Counts without parsing, because parsing millions of empty fields takes seconds. */
const hasTooManyFields = (body: Buffer, type: string): boolean => {
  const most = limits.fields + 2
  const text = body.toString('latin1')
  return /^multipart\//i.test(type)
    ? text.split(/content-disposition/i, most).length - 1 > limits.fields
    : text.split('&', most).length > limits.fields
}

const checkLimits = (fields: Form['fields'], files: readonly File[]): void => {
  const large = files.find(({ size }) => size > limits.file)
  if (large !== undefined) throw new TooLarge(`The file ${large.name} is larger than 10 MB.`)
  if (files.length > limits.files) throw new TooLarge('The form has more than 10 files.')
  if (Buffer.byteLength(Object.entries(fields).flat().join('')) > limits.text)
    throw new TooLarge('The text of the form is larger than 256 KB.')
}

/**
 * A form, multipart or URL-encoded. A browser sends a file field that was left alone as a file
 * without a name or content, which is skipped.
 * @throws {TooLarge} if it is over a limit; another error for anything that is not a form.
 */
export const readForm = async (request: IncomingMessage): Promise<Form> => {
  const type = request.headers['content-type'] ?? ''
  const body = await readBody(request)
  if (hasTooManyFields(body, type)) throw new TooLarge('The form has more than 200 fields.')
  const entries = [...(await new Response(body, { headers: { 'content-type': type } }).formData())]
  const files = entries.flatMap(([, value]) =>
    typeof value === 'string' || value.size === 0 ? [] : [value],
  )
  const fields = Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  checkLimits(fields, files)
  const uploads = files.map(async (file) => ({
    name: file.name,
    bytes: Buffer.from(await file.arrayBuffer()),
  }))
  return { fields, files: await Promise.all(uploads) }
}
