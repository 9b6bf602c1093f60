import type { Severity } from './finding.ts'

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

export type AskOptions = {
  method?: 'GET' | 'HEAD'
  /** The longest wait for the whole answer, in milliseconds. */
  patience?: number
}

/** Longer than any visitor waits. */
const defaultPatience = 15_000

const userAgent = 'Mozilla/5.0 (compatible; site-watch/1.0)'

/** Of the network of this computer, about which the site can do nothing. */
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

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const noAnswer = (url: URL, error: unknown, patience: number): NoAnswer => {
  const { name, cause } = error instanceof Error ? error : { name: '', cause: undefined }
  const code = codeOf(cause)
  const own = ownNetwork[code]
  const reason =
    name === 'TimeoutError'
      ? `no whole answer came in ${patience / 1000} seconds`
      : (own ?? reasons[code] ?? (code || 'the request failed'))
  return { kind: 'no answer', url, severity: own ? 'unchecked' : 'broken', reason }
}

/** Asks for an address once. Never throws. */
export const ask = async (url: URL, options: AskOptions = {}): Promise<Answer | NoAnswer> => {
  const { method = 'GET', patience = defaultPatience } = options
  const started = performance.now()
  try {
    const { status, headers, ...response } = await answerOf(url, method, patience)
    return {
      kind: 'answer',
      url,
      status,
      headers,
      body: response.body,
      milliseconds: Math.round(performance.now() - started),
    }
  } catch (error) {
    return noAnswer(url, error, patience)
  }
}

const answerOf = async (url: URL, method: string, patience: number) => {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': userAgent },
    signal: AbortSignal.timeout(patience),
  })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** What a function makes of every item, so many at a time, in the order of the items. */
export const fewAtATime = async <Item, Result>(
  items: readonly Item[],
  atATime: number,
  make: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  const entries = items.entries()
  const work = async () => {
    for (const [index, item] of entries) results[index] = await make(item)
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return results
}
