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
 * Checks the limits of a form as it arrives: to parse millions of empty fields takes seconds.
 * @returns what is wrong with it after another part of it.
 */
const limitChecker = (type: string) => {
  const isMultipart = /^multipart\//i.test(type)
  const mark = isMultipart ? 'content-disposition' : '&'
  let [size, fields, end] = [0, isMultipart ? 0 : 1, '']
  return (chunk: Buffer): string | undefined => {
    const text = end + chunk.toString('latin1').toLowerCase()
    size += chunk.length
    fields += text.split(mark).length - 1
    // A mark may arrive in two chunks.
    end = text.slice(text.length - mark.length + 1)
    if (size > limits.body) return 'The form is larger than 20 MB.'
    return fields > limits.fields ? 'The form has more than 200 fields.' : undefined
  }
}

/**
 * Reads past a limit without storing more: a browser whose connection ends while it is still sending
 * reports a network error instead of the answer.
 */
const asResponse = async (request: IncomingMessage): Promise<Response> => {
  const type = request.headers['content-type'] ?? ''
  const check = limitChecker(type)
  const chunks: Buffer[] = []
  let problem: string | undefined
  for await (const chunk of request as AsyncIterable<Buffer>) {
    problem ??= check(chunk)
    if (problem === undefined) chunks.push(chunk)
    else chunks.length = 0
  }
  if (problem !== undefined) throw new TooLarge(problem)
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
}

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
