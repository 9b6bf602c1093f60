/** Where leads go. Determined at build time, passed to the browser as data. */
export type Relay = {
  service: 'FormSubmit' | 'Formspree' | 'Web3Forms'
  /** Action of a form that the browser sends itself. */
  endpoint: string
  /** Identifies the mailbox, at services whose address does not. */
  accessKey?: string
  /** Where the relay redirects a visitor after a form the browser sent itself. */
  next: string
  /** A second mailbox that gets a copy of every lead. */
  copyTo?: string
  /** Another relay, for leads this one does not accept. */
  fallback?: Omit<Relay, 'fallback'>
}

/** A relay as configured in business.yaml. An empty endpoint means none is set. */
export type RelaySettings = Pick<Relay, 'service' | 'endpoint' | 'accessKey'>

/**
 * What became of a lead that was sent.
 * - `delivered`: the relay took it.
 * - `refused`: the relay will not take it as it is.
 * - `busy`: the relay could not take it now.
 * - `unanswered`: no answer came in time, so the relay may have taken it.
 * - `unreachable`: the request failed, usually for want of a connection.
 */
export const verdicts = ['delivered', 'refused', 'busy', 'unanswered', 'unreachable'] as const
export type Verdict = (typeof verdicts)[number]

/** What an answer of a relay means. */
type AnswerVerdict = Extract<Verdict, 'delivered' | 'refused' | 'busy'>

/** How to talk to a relay service and interpret its answers. */
export type Adapter = {
  /** The address that answers scripts in JSON. */
  endpoint: (relay: Relay) => string
  /** The control fields, under the names the service uses. */
  controls: (relay: Relay, subject: string) => Record<string, string>
  /** Name of the hidden field that only robots fill in. */
  honeypot: string
  /** Whether it takes files, and passes them on with the e-mail. */
  takesFiles: boolean
  /** Interprets an answer with this status and body. */
  verdict: (status: number, body: string) => AnswerVerdict
}

/** True for rate limiting and server errors, which are worth retrying later. */
export const isBusy = (status: number): boolean => status === 429 || status >= 500

/** The body as a JSON object; undefined if it is something else, such as a captcha page. */
export const jsonOf = (body: string): Record<string, unknown> | undefined => {
  try {
    const data: unknown = JSON.parse(body)
    return typeof data === 'object' && data !== null ? { ...data } : undefined
  } catch {
    return undefined
  }
}
