import type { IncomingMessage } from 'node:http'

/** Largest accepted body, in bytes. */
const sizeLimit = 256 * 1024

const readBytes = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > sizeLimit) throw new Error('The form is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const asResponse = async (request: IncomingMessage) =>
  new Response(await readBytes(request), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })

/** True if a request contains JSON. */
export const isJson = (request: IncomingMessage): boolean =>
  /^application\/json\b/i.test(request.headers['content-type'] ?? '')

/**
 * The text fields of a form, multipart or URL-encoded. Rejects anything else, and bodies over 256
 * KB.
 */
export const readForm = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const form = await (await asResponse(request)).formData()
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A body in JSON or as a form. Rejects anything else. */
export const readAny = async (request: IncomingMessage): Promise<unknown> =>
  isJson(request) ? (await asResponse(request)).json() : readForm(request)
