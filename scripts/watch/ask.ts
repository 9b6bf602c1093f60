/** The answer of a server. Redirects are not followed. */
export type Answer = {
  url: URL
  /** 0 if there was no answer. */
  status: number
  headers: Headers
  /** Empty for pictures and other binary files. */
  body: string
  milliseconds: number
  /** The reason if there was no answer. */
  failure?: string
}

/** The meaning of network errors; others have a clear message. */
const reasons: Readonly<Record<string, string>> = {
  EAI_AGAIN: 'this computer has no way to it; check the network here',
  ENETUNREACH: 'this computer has no way to it; check the network here',
  ENOTFOUND: 'no server has this name (DNS)',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
}

const failureOf = (error: unknown): string => {
  const { cause = error } = error instanceof Error ? error : {}
  const { code = '', message }: NodeJS.ErrnoException =
    cause instanceof Error ? cause : new Error('the request failed')
  return `No answer: ${reasons[code] ?? message}.`
}

/** Requests an address, with the timeout of a patient visitor. Never throws. */
export const ask = async (url: URL, request: RequestInit = {}): Promise<Answer> => {
  const started = performance.now()
  const answer = (status: number, headers: Headers, body: string) => ({
    url,
    status,
    headers,
    body,
    milliseconds: Math.round(performance.now() - started),
  })
  const agent = { 'user-agent': 'Mozilla/5.0 (compatible; site-watch/1.0)' }
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...request,
      headers: { ...agent, ...request.headers },
    })
    const { status, headers } = response
    const isText = !/^(image|font|application\/pdf)/.test(headers.get('content-type') ?? '')
    if (!isText) await response.body?.cancel()
    return answer(status, headers, isText ? await response.text() : '')
  } catch (error) {
    return { ...answer(0, new Headers(), ''), failure: failureOf(error) }
  }
}

/** Requests addresses, four at a time. */
export const askAll = async (addresses: readonly URL[]): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let start = 0; start < addresses.length; start += 4) {
    const four = addresses.slice(start, start + 4)
    answers.push(...(await Promise.all(four.map((address) => ask(address)))))
  }
  return answers
}

/** Returns the target of a redirect. */
export const targetOf = ({ status, headers, url }: Answer): string | undefined => {
  const target = [301, 302, 307, 308].includes(status) ? headers.get('location') : undefined
  return target ? new URL(target, url).href : undefined
}

export const said = (answer: Answer): string => {
  const target = targetOf(answer)
  return `answers ${answer.status}${target === undefined ? '' : ` and leads to ${target}`}`
}
