import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { html } from '../../components/ui/html.ts'
import { keysOf } from '../../content/schema/keys.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { seeOther } from './http.ts'
import { pageAnswer } from './page.ts'

/** The parts that the local relay can play, with their labels in the inbox. */
export const parts = {
  delivered: 'Delivered: takes every form',
  'needs-activation': 'Needs activation: refuses, as before the first e-mail is confirmed',
  captcha: 'Captcha page: answers with a page instead of JSON',
  unavailable: 'Unavailable: answers 503',
  slow: 'Slow: takes the form, answers after 20 seconds',
  dropped: 'Dropped: takes the form, breaks the connection without an answer',
} as const

export type Part = keyof typeof parts

export const partNames = keysOf(parts)

const partInAddress = new RegExp(`\\+(${partNames.join('|')})(?:-(\\d+))?@`, 'i')

/**
 * Returns a switch for the part that the relay plays, unless the sender asks for another.
 * `ana+unavailable@sample.example` asks for a part every time, and
 * `ana+unavailable-2@sample.example` for the first two forms, so tests can run in parallel.
 */
export const partSwitch = () => {
  let current: Part = 'delivered'
  const sentFrom = new Map<string, number>()
  return {
    current: () => current,
    /** Returns false if there is no such part. */
    set(name = ''): boolean {
      const part = partNames.find((one) => one === name)
      current = part ?? current
      return part !== undefined
    },
    /** Returns the part to play for a form. It counts the forms it is called for. */
    choose(email = ''): Part {
      const address = email.trim().toLowerCase()
      const [, name, times] = partInAddress.exec(address) ?? []
      const part = partNames.find((one) => one === name)
      if (!part) return current
      const sent = (sentFrom.get(address) ?? 0) + 1
      sentFrom.set(address, sent)
      return times === undefined || sent <= Number(times) ? part : 'delivered'
    },
  }
}

/**
 * Returns where to send a browser whose form was accepted: the path of `_next`, which is on the
 * public site, or the contact page if it is not a web address, such as `javascript:…`.
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

const page = (title: string, text: string, status?: number) =>
  pageAnswer(title, html`<header><h1>${title}</h1></header><main><p>${text}</p></main>`, status)

/** Answers that a form was refused: as JSON (`ajax`), or a page for browsers without JavaScript. */
export const refused = (ajax: boolean, message: string): Response =>
  ajax ? Response.json({ success: 'false', message }) : page('The form was not sent', message)

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

/** The answers of parts that do not accept forms. */
const refusals: Partial<Record<Part, (ajax: boolean) => Response>> = {
  'needs-activation': (ajax) =>
    refused(
      ajax,
      "This form needs activation. We've sent you an email with an 'Activate Form' link. Click it, and your form will be activated.",
    ),
  captcha: () =>
    page('One more step', 'Show that you are not a robot, and your form will be sent.'),
  unavailable: () => page('Service unavailable', 'Please try again later.', 503),
}

/** Returns the refusal of a part; undefined if it accepts forms. */
export const refusalOf = (part: Part, ajax: boolean): Response | undefined => refusals[part]?.(ajax)

/**
 * Answers that a form was accepted.
 * @param next where the form asks to be redirected, as sent.
 */
export const taken = (ajax: boolean, next: string | undefined): Response =>
  ajax
    ? Response.json({ success: 'true', message: 'The form was submitted successfully.' })
    : seeOther(nextPage(next))
