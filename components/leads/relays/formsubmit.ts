import { type Adapter, isBusy, jsonOf, type Relay } from './relay.ts'

/**
 * `https://host/you@x` answers in JSON at `https://host/ajax/you@x`, and our own `/relay` at
 * `/relay/ajax`.
 */
const ajaxAddress = ({ endpoint }: Relay): string => {
  if (endpoint.startsWith('/')) return `${endpoint}/ajax`
  const { origin, pathname } = new URL(endpoint)
  return `${origin}/ajax${pathname}`
}

/**
 * formsubmit.co, and the local relay, which works the same way. It answers 200 even when it
 * refuses, so the verdict is `success` in the body, a string or a boolean. A 200 that is not JSON
 * is a captcha page.
 */
export const formSubmit: Adapter = {
  endpoint: ajaxAddress,
  controls: ({ next, copyTo }, subject) => ({
    _subject: subject,
    _template: 'table',
    _captcha: 'false',
    _next: next,
    ...(copyTo === undefined ? {} : { _cc: copyTo }),
  }),
  honeypot: '_honey',
  takesFiles: true,
  verdict: (status, body) => {
    if (isBusy(status)) return 'busy'
    return status < 400 && String(jsonOf(body)?.success) === 'true' ? 'delivered' : 'refused'
  },
}
