import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { html } from '../../components/ui/html.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { htmlPage } from './page.ts'
import type { Part } from './parts.ts'
import { seeOther, sendHtml, sendJson, sendText } from './send.ts'

/** Where to send an answer: `ajax` expects JSON, a form sent without JavaScript expects a page. */
export type Reply = { response: ServerResponse; ajax: boolean }

export const wrongOrigin =
  'Make sure you open this page through a web server: forms do not work in pages opened as files.'
const needsActivation =
  "This form needs activation. We've sent you an email with an 'Activate Form' link. Click it, and your form will be activated."

const page = (title: string, text: string) =>
  htmlPage(title, html`<header><div><h1>${title}</h1></div></header><main><p>${text}</p></main>`)

const captchaPage = page(
  'One more step',
  'Show that you are not a robot, and your form will be sent. (The local relay only shows this page.)',
)

/**
 * Where to send a browser whose form was accepted. `_next` is an address on the public site: only
 * its path is used, so that the visitor stays on this server. Anything but a web address, such as
 * `javascript:…`, leads to the thanks on the contact page.
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

/**
 * Answers that the form was refused: the verdict is a string and the status 200, as at FormSubmit,
 * unless another is given.
 */
export const refuse = ({ response, ajax }: Reply, message: string, status = 200): void =>
  ajax
    ? sendJson(response, status, { success: 'false', message })
    : sendHtml(response, status, page('The form was not sent', message))

const accept = ({ response, ajax }: Reply, next: string | undefined): void =>
  ajax
    ? sendJson(response, 200, { success: 'true', message: 'The form was submitted successfully.' })
    : seeOther(response, nextPage(next))

const fail = ({ response, ajax }: Reply, status: number, message: string): void =>
  ajax
    ? sendText(response, status, message)
    : sendHtml(response, status, page(message, 'Please try again later.'))

/**
 * Breaks the connection without an answer. If a reused connection breaks, browsers silently repeat
 * the request, which would turn one lead into several and hide the failure. An interim "102
 * Processing" response prevents that by confirming that the request arrived. The short wait lets
 * the browser read it before the connection is reset.
 */
const breakOff = async ({ response }: Reply): Promise<void> => {
  response.writeProcessing()
  await wait(50)
  response.socket?.resetAndDestroy()
}

type Answer = {
  part: Part
  /** Where the form asks to be redirected, as sent. */
  next: string | undefined
  /** How long the part `slow` takes, in milliseconds. */
  slowness: number
}

/** Answers a form according to a part. */
export const answer = async (reply: Reply, { part, next, slowness }: Answer): Promise<void> => {
  switch (part) {
    case 'needs-activation':
      return refuse(reply, needsActivation)
    case 'wrong-origin':
      return refuse(reply, wrongOrigin)
    case 'captcha':
      return sendHtml(reply.response, 200, captchaPage)
    case 'too-many':
      return fail(reply, 429, 'Too many requests')
    case 'unavailable':
      return fail(reply, 503, 'Service unavailable')
    case 'dropped':
      return breakOff(reply)
    case 'slow':
      await wait(slowness)
      return accept(reply, next)
    case 'delivered':
      return accept(reply, next)
  }
}
