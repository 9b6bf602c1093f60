import type { RelayService } from '../../content/schema/relay.ts'
import { parseJson } from '../../renderer/browser/attempt.ts'
import type { Relay } from '../../renderer/content/browser-data.ts'
import { recordOf } from '../../renderer/is-record.ts'

export type { Relay }

/**
 * The outcome of sending a lead.
 * - `delivered`: the relay accepted it.
 * - `refused`: the relay does not accept it as it is.
 * - `busy`: the relay could not accept it now.
 * - `unanswered`: no response came in time, so the relay may have accepted it.
 * - `unreachable`: the request failed without a connection.
 * - `blocked`: the request failed, but this site can be reached. An ad blocker may refuse the
 *   relay, or the browser hides a response, such as that the photos are too large.
 */
export const verdicts = [
  'delivered',
  'refused',
  'busy',
  'unanswered',
  'unreachable',
  'blocked',
] as const
export type Verdict = (typeof verdicts)[number]

/** The interface to a relay service. */
export type Adapter = {
  /** Returns the address that responds to scripts in JSON. */
  endpoint: (relay: Relay) => string
  /** Returns the control fields, under the names the service uses. */
  controls: (relay: Relay, subject: string) => Record<string, string>
  /** Name of the hidden field that only robots fill in. */
  honeypot: string
  /** True if it accepts files, and passes them on with the e-mail. */
  takesFiles: boolean
  /** Interprets a response with this status and body. */
  verdict: (status: number, body: string) => Extract<Verdict, 'delivered' | 'refused' | 'busy'>
}

/** Verdicts for a service that responds with `true`, as a string or a boolean, in a field. */
const verdictBy =
  (field: string): Adapter['verdict'] =>
  (status, body) => {
    if (status === 429 || status >= 500) return 'busy'
    return status < 400 && String(recordOf(parseJson(body))[field]) === 'true'
      ? 'delivered'
      : 'refused'
  }

/** Returns the fields that have a value. */
const given = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )

const adapters: Record<RelayService, Adapter> = {
  /**
   * formsubmit.co, and the local relay, which works the same way. It answers 200 even when it
   * refuses, and a 200 that is not JSON is a captcha page. `https://host/you@x` answers in JSON at
   * `https://host/ajax/you@x`, our own `/relay` at `/relay/ajax`.
   */
  FormSubmit: {
    endpoint: ({ endpoint }) => {
      if (endpoint.startsWith('/')) return `${endpoint}/ajax`
      const { origin, pathname } = new URL(endpoint)
      return `${origin}/ajax${pathname}`
    },
    controls: ({ next, copyTo }, subject) =>
      given({
        _subject: subject,
        _template: 'table',
        _captcha: 'false',
        _next: next,
        _cc: copyTo,
      }),
    honeypot: '_honey',
    takesFiles: true,
    verdict: verdictBy('success'),
  },
  /** formspree.io: one address for scripts and browsers. */
  Formspree: {
    endpoint: ({ endpoint }) => endpoint,
    controls: ({ next, copyTo }, subject) => given({ _subject: subject, _next: next, _cc: copyTo }),
    honeypot: '_gotcha',
    takesFiles: false,
    verdict: verdictBy('ok'),
  },
  /** web3forms.com: one address for all customers; the access key identifies the mailbox. */
  Web3Forms: {
    endpoint: ({ endpoint }) => endpoint,
    controls: ({ accessKey, next, copyTo }, subject) =>
      given({ access_key: accessKey, subject, redirect: next, ccemail: copyTo }),
    honeypot: 'botcheck',
    takesFiles: false,
    verdict: verdictBy('success'),
  },
}

/** Returns the adapter of a relay's service. */
export const adapterOf = ({ service }: Pick<Relay, 'service'>): Adapter => adapters[service]

/** The relay of this build, which every page contains (RelayData). Browser only. */
export const relayOfPage = () =>
  JSON.parse(document.getElementById('relay')?.textContent ?? '') as Relay
