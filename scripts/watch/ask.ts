import { errorMessage } from '../shared/terminal.ts'

/** The answer of a server. Redirects are not followed. */
export type ServerAnswer = {
  /** The path that was asked for. */
  place: string
  /** 0 if there was no answer. */
  status: number
  headers: Headers
  body: string
  /** What the server did, as the end of a sentence. */
  said: string
}

export const userAgent = 'Mozilla/5.0 (compatible; site-watch/1.0)'

/** Requests an address, with the timeout of a patient visitor. Never throws. */
export const ask = async (url: URL, request: RequestInit = {}): Promise<ServerAnswer> => {
  const place = url.pathname
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...request,
      headers: { 'user-agent': userAgent, ...request.headers },
    })
    const { status, headers } = response
    const target = headers.get('location')
    const said = `answers ${status}${target === null ? '' : ` and leads to ${target}`}`
    return { place, status, headers, body: await response.text(), said }
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    const reason = cause instanceof Error && 'code' in cause ? cause.code : errorMessage(cause)
    const said = `gives no answer: ${reason}`
    return { place, status: 0, headers: new Headers(), body: '', said }
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
