import { type Adapter, isBusy, jsonOf } from './relay.ts'

/**
 * formspree.io: one address for scripts and browsers; `ok` in the body means the form was accepted.
 */
export const formspree: Adapter = {
  endpoint: ({ endpoint }) => endpoint,
  controls: ({ next, copyTo }, subject) => ({
    _subject: subject,
    _next: next,
    ...(copyTo === undefined ? {} : { _cc: copyTo }),
  }),
  honeypot: '_gotcha',
  takesFiles: false,
  verdict: (status, body) => {
    if (isBusy(status)) return 'busy'
    return status < 400 && jsonOf(body)?.ok === true ? 'delivered' : 'refused'
  },
}
