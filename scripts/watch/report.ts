import { errorMessage, firstNames, plural } from '../shared/terminal.ts'

/** Starts a report on what is broken at a site, or a relay. */
export const newReport = (subject: string) => {
  const faults = new Map<string, Set<string>>()
  const seen: string[] = []
  // Others could write control characters, which a terminal would interpret.
  const listed = (title: string, sentences: readonly string[]): string[] => [
    ...['', `### ${title}`, ''],
    ...sentences.map((one) => `- ${one.replace(/\p{Cc}+/gu, ' ').trim()}`),
  ]
  return {
    faults,
    /** Notes a fault, with what to do about it, and the page that has it. */
    broken: (says: string, place?: string): void => {
      faults.set(says, new Set([...(faults.get(says) ?? []), ...(place ? [place] : [])]))
    },
    /** Notes a sentence about what was looked at. */
    saw: (sentence: string): void => void seen.push(sentence),
    /** Returns each fault once, with the first pages that have it, and all that was looked at. */
    text: (): string => {
      const broken = [...faults].map(([says, places]) =>
        places.size > 0 ? `${firstNames([...places], 4)}: ${says}` : says,
      )
      const title = faults.size > 0 ? `${plural(faults.size, 'thing')} broken` : 'nothing is broken'
      return [
        `## ${subject}: ${title}`,
        ...(faults.size > 0 ? listed('Broken', broken) : []),
        ...listed('Looked at', seen),
        '',
      ].join('\n')
    },
  }
}
export type Report = ReturnType<typeof newReport>

/** Formats a report for an issue, in which text from outside has no links, mentions or markup. */
export const toMarkdown = (report: string): string =>
  report.replace(/^(?:#+ |- )|[&<>*_`[\]|@~#\\$]/gm, (sign) =>
    sign.endsWith(' ') ? sign : `&#${sign.charCodeAt(0)};`,
  )

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
    const signal = AbortSignal.timeout(15_000)
    const sent = { ...request, headers: { 'user-agent': userAgent, ...request.headers } }
    const response = await fetch(url, { redirect: 'manual', signal, ...sent })
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
