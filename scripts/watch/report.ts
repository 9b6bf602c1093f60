import type { Site } from '../../renderer/content/site.ts'
import { recordOf } from '../../renderer/is-record.ts'
import { errorMessage, firstNames, plural } from '../shared/terminal.ts'

/** Starts a report on what is broken at a site. */
export const newReport = () => {
  const faults = new Map<string, Set<string>>()
  const seen: string[] = []
  return {
    faults,
    /** Notes a fault, with what to do about it, and the page that has it. */
    broken: (says: string, place?: string): void => {
      faults.set(says, new Set([...(faults.get(says) ?? []), ...(place ? [place] : [])]))
    },
    /** Notes a sentence about what was looked at. */
    saw: (sentence: string): void => void seen.push(sentence),
    /** Returns Markdown: each fault once, with the first pages that have it, and what was seen. */
    text: (subject: string): string => {
      const title = faults.size > 0 ? `${plural(faults.size, 'thing')} broken` : 'nothing is broken'
      const broken = [...faults].map(
        ([says, places]) =>
          `- ${firstNames([...places], 4)}${places.size > 0 ? ': ' : ''}${says}\n`,
      )
      return [`## ${subject}: ${title}\n`, ...broken, ...seen].join('\n')
    },
  }
}
type Report = ReturnType<typeof newReport>

/** What is watched and how, and what was found. */
export type Watch = Record<'lead' | 'hourly' | 'expired', boolean> & {
  origin: string
  content: Site
  report: Report
}

/** Quotes text from outside, which then controls no terminal and links nothing in an issue. */
export const quoted = (text: string): string => `\`${text.replace(/[`\s\p{C}]+/gu, ' ').trim()}\``

export const userAgent = 'Mozilla/5.0 (compatible; site-watch/1.0)'

/**
 * Requests an address, with the timeout of a patient visitor. Follows no redirect, and never throws:
 * the status is 0 if there is no answer. What the server `said` ends a sentence.
 */
export const ask = async (url: URL, request: RequestInit = {}) => {
  const place = url.pathname
  try {
    const signal = AbortSignal.timeout(15_000)
    const sent = { ...request, headers: { 'user-agent': userAgent, ...request.headers } }
    const response = await fetch(url, { redirect: 'manual', signal, ...sent })
    const { status, headers } = response
    const target = headers.get('location')
    const said = `answers ${status}${target === null ? '' : ` and leads to ${quoted(target)}`}`
    return { place, status, headers, body: await response.text(), said }
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    const { code } = recordOf(cause)
    const said = `gives no answer: ${typeof code === 'string' ? code : errorMessage(cause)}`
    return { place, status: 0, headers: new Headers(), body: '', said }
  }
}
export type ServerAnswer = Awaited<ReturnType<typeof ask>>
