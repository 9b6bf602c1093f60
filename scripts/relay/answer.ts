import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { html } from '../../components/ui/html.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { seeOther } from './http.ts'
import { pageAnswer } from './page.ts'

/** Every part that the local relay can play, as the switch in the inbox says it. */
export const parts = {
  delivered: 'Delivered: takes every form',
  'needs-activation': 'Needs activation: refuses, as before the first e-mail is confirmed',
  'wrong-origin': 'Wrong origin: refuses, as for a page opened from a file',
  captcha: 'Captcha page: answers with a page instead of JSON',
  'too-many': 'Too many requests: answers 429',
  unavailable: 'Unavailable: answers 503',
  slow: 'Slow: takes the form, answers after 20 seconds',
  dropped: 'Dropped: takes the form, breaks the connection without an answer',
} as const

export type Part = keyof typeof parts

export const partNames = Object.keys(parts) as Part[]

export const isPart = (name: unknown): name is Part =>
  typeof name === 'string' && Object.hasOwn(parts, name)

/** Whether a part stores the lead, whatever it tells the sender. */
export const stores = (part: Part): boolean => ['delivered', 'slow', 'dropped'].includes(part)

export const wrongOrigin =
  'Make sure you open this page through a web server: forms do not work in pages opened as files.'
const needsActivation =
  "This form needs activation. We've sent you an email with an 'Activate Form' link. Click it, and your form will be activated."

const partInAddress = new RegExp(`\\+(${partNames.join('|')})(?:-(\\d+))?@`, 'i')

/**
 * The part that the relay plays for a form: the one that the switch is set to, unless the sender asks
 * for another. `ana+unavailable@sample.example` asks for a part every time, and
 * `ana+unavailable-2@sample.example` for the first two forms, so tests can run in parallel.
 */
export const partSwitch = () => {
  let current: Part = 'delivered'
  const sentFrom = new Map<string, number>()
  return {
    current: () => current,
    set(part: Part): void {
      current = part
    },
    /** The part to play for a form. It counts the forms it is called for. */
    choose(email = ''): Part {
      const [, name, times] = partInAddress.exec(email) ?? []
      const part = name?.toLowerCase()
      if (!isPart(part)) return current
      const address = email.trim().toLowerCase()
      const sent = (sentFrom.get(address) ?? 0) + 1
      sentFrom.set(address, sent)
      return times === undefined || sent <= Number(times) ? part : 'delivered'
    },
  }
}

const page = (title: string, text: string, status?: number) =>
  pageAnswer(title, html`<header><h1>${title}</h1></header><main><p>${text}</p></main>`, status)

/**
 * Where to send a browser whose form was accepted: the path of `_next`, which is on the public site,
 * or the contact page if that is no web address, such as `javascript:…`.
 */
export const nextPage = (next = ''): string => {
  const here = 'http://localhost'
  const { protocol, pathname, search, hash } = URL.canParse(next, here)
    ? new URL(next, here)
    : new URL('about:blank')
  // Browsers would read a path that starts with two slashes as another site's address.
  const isPath = /^https?:$/.test(protocol) && !pathname.startsWith('//')
  return isPath && next !== ''
    ? pathname + search + hash
    : `${addressOf(linkedPages.contact)}#thank-you`
}

/** The answer that a form was refused: as JSON (`ajax`), or a page for browsers without JavaScript. */
export const refused = (ajax: boolean, message: string, status = 200): Response =>
  ajax
    ? Response.json({ success: 'false', message }, { status })
    : page('The form was not sent', message, status)

/**
 * Breaks the connection without an answer. Browsers silently repeat a request if a reused connection
 * breaks, unless they have read an interim "102 Processing" response.
 */
export const breakOff = async (response: ServerResponse): Promise<void> => {
  if (response.destroyed) return
  response.writeProcessing()
  await wait(50)
  response.socket?.resetAndDestroy()
}

type Asked = {
  ajax: boolean
  /** Where the form asks to be redirected, as sent. */
  next: string | undefined
  /** How long the part `slow` takes, in milliseconds. */
  slowness: number
}

/** The answer of a part; undefined if it breaks the connection. */
export const answerOf = async (
  part: Part,
  { ajax, next, slowness }: Asked,
  response: ServerResponse,
): Promise<Response | undefined> => {
  const fail = (status: number, message: string) =>
    ajax ? new Response(message, { status }) : page(message, 'Please try again later.', status)
  switch (part) {
    case 'needs-activation':
      return refused(ajax, needsActivation)
    case 'wrong-origin':
      return refused(ajax, wrongOrigin)
    case 'captcha':
      return page('One more step', 'Show that you are not a robot, and your form will be sent.')
    case 'too-many':
      return fail(429, 'Too many requests')
    case 'unavailable':
      return fail(503, 'Service unavailable')
    case 'dropped':
      await breakOff(response)
      return undefined
    case 'slow':
      await wait(slowness)
  }
  return ajax
    ? Response.json({ success: 'true', message: 'The form was submitted successfully.' })
    : seeOther(nextPage(next))
}
