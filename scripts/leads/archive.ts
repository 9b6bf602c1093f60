import type { Arrival } from './arrival.ts'
import { printable } from './printable.ts'
import { arrivalsOfRecords, isArchive, isRefusal } from './records.ts'
import { Unreadable, wordsOf } from './unreadable.ts'

/** Where FormSubmit keeps what arrived in the last 30 days. */
export const formSubmit = 'https://formsubmit.co'

const name = "FormSubmit's archive"

/** Longest wait for the archive, in milliseconds. */
const patience = 30_000

const statusWords: Record<number, string> = {
  401: 'it does not know this key. FormSubmit mails a new one: open https://formsubmit.co/api/get-apikey/<your address>',
  403: 'it does not let this key in. FormSubmit mails a new one: open https://formsubmit.co/api/get-apikey/<your address>',
  404: 'there is nothing under this key. Check that it was copied whole, and the address if you gave --archive-url',
  429: 'too many requests. FormSubmit answers five a day; try again tomorrow, or give an exported file with --export',
}

/** The key is part of the address and opens every lead, so no message repeats the address. */
const ask = async (key: string, base: string): Promise<{ status: number; body: string }> => {
  if (!URL.canParse(base)) throw new Unreadable(`"${base}" is no address of an archive: expected one such as ${formSubmit}.`)
  const address = new URL(`/api/get-submissions/${encodeURIComponent(key)}`, base)
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
    throw new Unreadable(`${name} could not be reached at ${address.origin}: ${wordsOf(error)}${cause}.`)
  }
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    throw new Unreadable(`${name} answered with something that is not JSON, perhaps a captcha page. Give an exported file with --export.`)
  }
}

/**
 * What FormSubmit kept, in one request: it answers only five a day.
 * @throws Unreadable when it does not answer, refuses, or answers something else than its documentation says.
 */
export const fetchArchive = async (key: string, base: string = formSubmit): Promise<Arrival[]> => {
  const { status, body } = await ask(key, base)
  if (status !== 200) throw new Unreadable(`${name} answered ${status}: ${statusWords[status] ?? 'it may work again later'}.`)
  const answer = parse(body)
  if (isRefusal(answer)) throw new Unreadable(`${name} refused: ${printable(answer.message ?? 'it does not say why')}`)
  if (!isArchive(answer)) throw new Unreadable(`${name} answered JSON of an unknown shape: expected a list named "submissions".`)
  return arrivalsOfRecords(answer.submissions, name)
}
