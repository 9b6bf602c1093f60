import { broken, type Finding, unchecked } from './findings.ts'

/** What a server answered. Redirects are not followed. */
export type Answer = {
  url: URL
  /** 0 if there was no answer. */
  status: number
  headers: Headers
  /** Empty for pictures and other files that are no text. */
  body: string
  milliseconds: number
  /** Why there was no answer. */
  failure?: Finding
}

/** Errors of the network of this computer, about which the site can do nothing. */
const ownNetwork: ReadonlySet<unknown> = new Set(['EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'])

/** Other errors have a message that says as much. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no server has this name (DNS)',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
}

const failureOf = (error: unknown): Finding => {
  const { cause = error } = error instanceof Error ? error : {}
  const { code = '', message }: NodeJS.ErrnoException =
    cause instanceof Error ? cause : new Error('the request failed')
  return ownNetwork.has(code)
    ? unchecked(
        `No answer: this computer has no way to it (${code}). Check the network here, and run this again.`,
      )
    : broken(
        `No answer: ${reasons[code] ?? message}. Open it in a browser. If that fails too, look at the DNS records, the certificate and the status page of the host.`,
      )
}

const userAgent = 'Mozilla/5.0 (compatible; site-watch/1.0)'

/** Asks for an address, for no longer than any visitor waits. Never throws. */
export const ask = async (url: URL, request: RequestInit = {}): Promise<Answer> => {
  const started = performance.now()
  const answer = (status: number, headers: Headers, body: string) => ({
    ...{ url, status, headers, body },
    milliseconds: Math.round(performance.now() - started),
  })
  try {
    const signal = AbortSignal.timeout(15_000)
    const sent = { 'user-agent': userAgent, ...request.headers }
    const response = await fetch(url, { redirect: 'manual', signal, ...request, headers: sent })
    const { status, headers } = response
    const isText = !/^(image|font|application\/pdf)/.test(headers.get('content-type') ?? '')
    if (!isText) await response.body?.cancel()
    return answer(status, headers, isText ? await response.text() : '')
  } catch (error) {
    return { ...answer(0, new Headers(), ''), failure: failureOf(error) }
  }
}

/** Asks for each of these, four at a time. */
export const askAll = async (addresses: readonly URL[]): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let start = 0; start < addresses.length; start += 4) {
    const four = addresses.slice(start, start + 4)
    answers.push(...(await Promise.all(four.map((address) => ask(address)))))
  }
  return answers
}
