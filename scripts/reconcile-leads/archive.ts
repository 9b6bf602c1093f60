import { Ajv } from 'ajv'
import { type Static, Type } from 'typebox'
import { errorMessage, InputError, printable } from '../terminal.ts'
import { type Arrival, arrivalsOfRecords } from './arrivals.ts'

const ajv = new Ajv({ allowUnionTypes: true })
const archiveSchema = Type.Object({ submissions: Type.Array(Type.Unknown()) })
const refusalSchema = Type.Object({
  success: Type.Union([Type.Literal(false), Type.Literal('false')]),
  message: Type.Optional(Type.String()),
})

/** True for an answer from FormSubmit's archive. */
export const isArchive = ajv.compile<Static<typeof archiveSchema>>(archiveSchema)

/** True for a refusal from FormSubmit, which it sends with status 200. */
const isRefusal = ajv.compile<Static<typeof refusalSchema>>(refusalSchema)

/** FormSubmit's archive, which keeps leads for 30 days. */
const formSubmit = 'https://formsubmit.co'

const name = "FormSubmit's archive"

/** Longest wait for the archive, in milliseconds. */
const timeout = 30_000

const explanations: Record<number, string> = {
  401: 'it does not know this key. FormSubmit mails a new one: open https://formsubmit.co/api/get-apikey/<your address>',
  403: 'it does not let this key in. FormSubmit mails a new one: open https://formsubmit.co/api/get-apikey/<your address>',
  404: 'there is nothing under this key. Check that it was copied whole, and the address if you gave --archive-url',
  429: 'too many requests. FormSubmit answers five a day; try again tomorrow, or give an exported file with --export',
}

/**
 * The key is part of the address and gives access to every lead, so error messages must not contain
 * the address.
 */
const request = async (key: string, base: string): Promise<{ status: number; body: string }> => {
  if (!URL.canParse(base))
    throw new InputError(
      `"${base}" is not the address of an archive: expected one such as ${formSubmit}.`,
    )
  const address = new URL(`/api/get-submissions/${encodeURIComponent(key)}`, base)
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
    throw new InputError(
      `${name} could not be reached at ${address.origin}: ${errorMessage(error)}${cause}.`,
    )
  }
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    throw new InputError(
      `${name} answered with something that is not JSON, perhaps a captcha page. Give an exported file with --export.`,
    )
  }
}

/**
 * What FormSubmit has archived. Makes a single request, because it answers only five per day.
 * @throws InputError if it does not answer, refuses, or answers in an undocumented format.
 */
export const fetchArchive = async (key: string, base: string = formSubmit): Promise<Arrival[]> => {
  const { status, body } = await request(key, base)
  if (status !== 200)
    throw new InputError(
      `${name} answered ${status}: ${explanations[status] ?? 'it may work again later'}.`,
    )
  const answer = parse(body)
  if (isRefusal(answer))
    throw new InputError(`${name} refused: ${printable(answer.message ?? 'it does not say why')}`)
  if (!isArchive(answer))
    throw new InputError(
      `${name} answered JSON of an unknown shape: expected a list named "submissions".`,
    )
  return arrivalsOfRecords(answer.submissions, name)
}
