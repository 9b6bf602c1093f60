/** Where leads go. Decided at build time, carried to the browser as data. */
export type Relay = {
  service: 'FormSubmit' | 'Formspree' | 'Web3Forms'
  /** Address of a form sent by the browser itself. */
  endpoint: string
  /** Names the mailbox, at services whose address does not. */
  accessKey?: string
  /** Where the relay sends a visitor after a form the browser sent itself. */
  next: string
  /** A second mailbox that gets a copy of every lead. */
  copyTo?: string
  /** Another relay, for when this one does not take a lead. */
  fallback?: Omit<Relay, 'fallback'>
}

/** A relay as business.yaml names it; an empty endpoint means that none is set. */
export type RelaySettings = Pick<Relay, 'service' | 'endpoint' | 'accessKey'>

/** What became of a lead: `refused` is not cured by trying again at once; `retry` may be. */
export type Verdict = 'delivered' | 'retry' | 'refused'

/** How to talk to a relay service, and what its answers mean. */
export type Adapter = {
  /** The address that answers a script in JSON. */
  endpoint: (relay: Relay) => string
  /** What the relay is told to do with a form, under the names it knows. */
  controls: (relay: Relay, subject: string) => Record<string, string>
  /** Name of the hidden field that only robots fill in. */
  honeypot: string
  /** What an answer with this status and body says. */
  verdict: (status: number, body: string) => Verdict
}

/** Too many requests and server errors are worth another try later. */
export const passes = (status: number): boolean => status === 429 || status >= 500

/** The body as the fields of a JSON object; undefined when it is something else, such as a captcha page. */
export const jsonOf = (body: string): Record<string, unknown> | undefined => {
  try {
    const data: unknown = JSON.parse(body)
    return typeof data === 'object' && data !== null ? { ...data } : undefined
  } catch {
    return undefined
  }
}
