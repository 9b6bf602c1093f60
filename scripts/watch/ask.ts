import { broken, type Finding } from './finding.ts'

/** What a server answered. Redirects are not followed. */
export type Answer = {
  url: URL
  /** 0 if there was no answer. */
  status: number
  headers: Headers
  body: string
  milliseconds: number
  /** Why there was no answer. */
  failure?: Finding
}

type AskOptions = {
  method?: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: FormData
  /** For the whole answer, in milliseconds. */
  timeout?: number
}

/** Errors of the network of this computer, about which the site can do nothing. */
const ownNetwork: Record<string, string> = {
  EAI_AGAIN: 'this computer could not look up its name',
  ENETUNREACH: 'this computer has no way to it',
  EHOSTUNREACH: 'this computer has no way to it',
}

const reasons: Record<string, string> = {
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

const failureOf = (error: unknown, timeout: number): Finding => {
  const { name = '', cause = undefined } = error instanceof Error ? error : {}
  const code =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  const own = ownNetwork[code]
  if (own !== undefined)
    return {
      severity: 'unchecked',
      problem: `No answer: ${own}.`,
      advice: 'Check the network here, and run this again.',
    }
  const reason =
    name === 'TimeoutError'
      ? `no whole answer came in ${timeout / 1000} seconds`
      : (reasons[code] ?? (code || 'the request failed'))
  return broken(
    `No answer: ${reason}.`,
    'Open it in a browser. If that fails too, look at the DNS records, the certificate and the status page of the host.',
  )
}

/** Asks for an address, for no longer than any visitor waits. Never throws. */
export const ask = async (url: URL, options: AskOptions = {}): Promise<Answer> => {
  const { timeout = 15_000, headers, ...rest } = options
  const started = performance.now()
  const milliseconds = () => Math.round(performance.now() - started)
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
    return {
      url,
      status: response.status,
      headers: response.headers,
      body,
      milliseconds: milliseconds(),
    }
  } catch (error) {
    const failure = failureOf(error, timeout)
    return {
      url,
      status: 0,
      headers: new Headers(),
      body: '',
      milliseconds: milliseconds(),
      failure,
    }
  }
}

/** Asks for each of these, four at a time. */
export const askAll = async <Item>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let start = 0; start < items.length; start += 4)
    answers.push(...(await Promise.all(items.slice(start, start + 4).map(ask))))
  return answers
}
