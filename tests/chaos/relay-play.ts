import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { seeOther, sendHtml, sendJson, sendText } from '../../scripts/relay/send.ts'
import type { RelayAnswer } from './relay-answers.ts'

/**
 * Where a connection that was used before breaks, a browser silently repeats the request. An
 * interim response tells it that the request arrived, if it has time to read it.
 */
const cut = async (response: ServerResponse) => {
  if (response.destroyed) return
  response.writeProcessing()
  await wait(50)
  response.socket?.resetAndDestroy()
}

const accept = (response: ServerResponse, next: string | undefined): boolean => {
  const heard = !response.destroyed
  if (next === undefined) sendJson(response, 200, { success: 'true' })
  else seeOther(response, next)
  return heard
}

/**
 * Answers a request. Returns whether the sender was told in time that the lead was taken.
 * @param next where a browser goes that sent the form itself.
 */
export const answer = async (
  play: RelayAnswer,
  response: ServerResponse,
  next: string | undefined,
): Promise<boolean> => {
  switch (play) {
    case 'accepts':
    case 'accepts late':
      return accept(response, next)
    case 'stores, answers too late':
      // A browser may keep a request open for a page that has given it up.
      accept(response, next)
      return false
    case 'answers 429':
      sendText(response, 429, 'Too many requests')
      return false
    case 'answers 500':
    case 'stores, answers 500':
      sendText(response, 500, 'Failed')
      return false
    case 'refuses with 200':
      sendJson(response, 200, { success: 'false', message: 'needs activation' })
      return false
    case 'shows a captcha with 200':
      sendHtml(response, 200, '<h1>Are you a robot?</h1>')
      return false
    case 'never answers':
    case 'cuts before storing':
    case 'cuts after storing':
      await cut(response)
      return false
  }
}
