/** The answer of a server. Redirects are not followed. */
export type ServerAnswer = {
  url: URL
  /** 0 if there was no answer. */
  status: number
  headers: Headers
  body: string
  /** The reason if there was no answer. */
  failure?: string
}

const failureOf = (error: unknown): string => {
  const { cause = error } = error instanceof Error ? error : {}
  const { code, message }: NodeJS.ErrnoException =
    cause instanceof Error ? cause : new Error('the request failed')
  return `No answer: ${code ?? message}.`
}

export const userAgent = 'Mozilla/5.0 (compatible; site-watch/1.0)'

/** Requests an address, with the timeout of a patient visitor. Never throws. */
export const ask = async (url: URL, request: RequestInit = {}): Promise<ServerAnswer> => {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...request,
      headers: { 'user-agent': userAgent, ...request.headers },
    })
    const { status, headers } = response
    return { url, status, headers, body: await response.text() }
  } catch (error) {
    return { url, status: 0, headers: new Headers(), body: '', failure: failureOf(error) }
  }
}

/** Requests addresses of a site, four at a time. */
export const askAll = async (paths: readonly string[], origin: string): Promise<ServerAnswer[]> => {
  const answers: ServerAnswer[] = []
  for (let start = 0; start < paths.length; start += 4) {
    const four = paths.slice(start, start + 4)
    answers.push(...(await Promise.all(four.map((path) => ask(new URL(path, origin))))))
  }
  return answers
}

/** Returns the target of a redirect. */
export const targetOf = ({ status, headers, url }: ServerAnswer): string | undefined => {
  const target = [301, 302, 307, 308].includes(status) ? headers.get('location') : undefined
  return target ? new URL(target, url).href : undefined
}

/** Says how a server answered, as the end of a sentence. */
export const said = (answer: ServerAnswer): string => {
  const target = targetOf(answer)
  return `answers ${answer.status}${target === undefined ? '' : ` and leads to ${target}`}`
}
