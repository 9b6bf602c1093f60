import { broken, type Finding, type Severity } from './finding.ts'

/** What a server answered. Redirects are not followed. */
export type Answer = {
  kind: 'answer'
  url: URL
  status: number
  headers: Headers
  body: string
  milliseconds: number
}

/** Why there was no answer. */
export type NoAnswer = { kind: 'no answer'; url: URL; severity: Severity; reason: string }

type AskOptions = {
  method?: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: FormData
  /** For the whole answer, in milliseconds. */
  timeout?: number
}

/** Longer than any visitor waits. */
const defaultTimeout = 15_000

/** Errors of the network of this computer, about which the site can do nothing. */
const ownNetwork: Record<string, string> = {
  EAI_AGAIN: 'this computer could not look up its name',
  ENETUNREACH: 'this computer has no way to it',
  EHOSTUNREACH: 'this computer has no way to it',
}

const reasons: Record<string, string> = {
  ...ownNetwork,
  ENOTFOUND: 'no server has this name (DNS)',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
  UND_ERR_CONNECT_TIMEOUT: 'no connection came about in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is one that no browser trusts',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is one that no browser trusts',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes without those that vouch for it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}

/** fetch wraps the error that has the code. */
const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}

const noAnswer = (url: URL, error: unknown, timeout: number): NoAnswer => {
  const code = codeOf(error)
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return {
    kind: 'no answer',
    url,
    severity: code in ownNetwork ? 'unchecked' : 'broken',
    reason: isLate
      ? `no whole answer came in ${timeout / 1000} seconds`
      : (reasons[code] ?? (code || 'the request failed')),
  }
}

/** Asks for an address once. Never throws. */
export const ask = async (url: URL, options: AskOptions = {}): Promise<Answer | NoAnswer> => {
  const { timeout = defaultTimeout, headers, ...rest } = options
  const started = performance.now()
  try {
    const response = await fetch(url, {
      ...rest,
      redirect: 'manual',
      headers: {
        'user-agent': 'Mozilla/5.0 (compatible; site-watch/1.0)',
        'accept-encoding': 'br, gzip',
        ...headers,
      },
      signal: AbortSignal.timeout(timeout),
    })
    const body = await response.text()
    const milliseconds = Math.round(performance.now() - started)
    return {
      kind: 'answer',
      url,
      status: response.status,
      headers: response.headers,
      body,
      milliseconds,
    }
  } catch (error) {
    return noAnswer(url, error, timeout)
  }
}

/** What to say of an address that does not answer at all. */
export const noAnswerFinding = ({ reason, severity }: NoAnswer): Finding => ({
  ...broken(
    `No answer: ${reason}.`,
    severity === 'unchecked'
      ? 'Check the network here, and run this again.'
      : 'Open it in a browser. If that fails too, look at the DNS records, the certificate and the status page of the host.',
  ),
  severity,
})

/** Applies a function to every item, so many at a time. Results are in the order of the items. */
export const mapConcurrently = async <Item, Result>(
  items: readonly Item[],
  atATime: number,
  apply: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  const entries = items.entries()
  const work = async () => {
    for (const [index, item] of entries) results[index] = await apply(item)
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return results
}
