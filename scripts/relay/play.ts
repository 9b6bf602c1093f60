import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { html } from '../../components/ui/html.ts'
import { nextPage } from './next-page.ts'
import { htmlPage } from './page.ts'
import type { Part } from './parts.ts'
import { seeOther, sendHtml, sendJson, sendText } from './send.ts'
import { styleOf } from './style.ts'

/** Where to send an answer: `ajax` expects JSON, a form sent without JavaScript expects a page. */
export type Reply = { response: ServerResponse; ajax: boolean; fields: Record<string, string> }

export const wrongOrigin =
  'Make sure you open this page through a web server: forms do not work in pages opened as files.'
const needsActivation =
  "This form needs activation. We've sent you an email with an 'Activate Form' link. Click it, and your form will be activated."

const page = (title: string, text: string) =>
  htmlPage({
    title,
    css: styleOf(['reply.css']),
    body: html`<main><h1>${title}</h1><p>${text}</p></main>`,
  })

const captchaPage = page(
  'One more step',
  'Show that you are not a robot, and your form will be sent. (The local relay only shows this page.)',
)

/** Answers that the form was accepted. */
const accept = ({ response, ajax, fields }: Reply): void =>
  ajax
    ? sendJson(response, 200, { success: 'true', message: 'The form was submitted successfully.' })
    : seeOther(response, nextPage(fields._next))

/**
 * Answers that the form was refused: the verdict is a string and the status 200, as at FormSubmit,
 * unless another is given.
 */
export const refuse = (
  { response, ajax }: Pick<Reply, 'response' | 'ajax'>,
  message: string,
  status = 200,
): void =>
  ajax
    ? sendJson(response, status, { success: 'false', message })
    : sendHtml(response, status, page('The form was not sent', message))

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

/** Answers a form according to a part. `slowness` is how long `slow` takes, in milliseconds. */
export const play = async (part: Part, reply: Reply, slowness: number): Promise<void> => {
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
      return accept(reply)
    case 'delivered':
      return accept(reply)
  }
}
