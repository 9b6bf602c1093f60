import type { RelayRequest } from './relay-proxy.ts'

type Requests = {
  requests: readonly RelayRequest[]
  /** When each page was left, by its number. */
  endedAt: ReadonlyMap<number, number>
}

/** What a page needs to take note of an answer, and others to hear of it, in milliseconds. */
const noteTime = 500

/**
 * Whether nobody may send a lead again because of this request. Its page was told that it arrived,
 * or was still waiting for the answer.
 */
const forbids = (
  { saidAt, closedAt = Number.POSITIVE_INFINITY, document }: RelayRequest,
  later: RelayRequest,
  { endedAt }: Requests,
): boolean => {
  const left = endedAt.get(document) ?? Number.POSITIVE_INFINITY
  const needed = later.document === document ? left : Math.min(left, later.at)
  const wasHeard = saidAt !== undefined && saidAt + noteTime < needed
  const isUnderway = later.at < closedAt && later.at < left
  return wasHeard || isUnderway
}

/**
 * How often a lead arrived beyond the first time. A copy is explained where no page could know that
 * an earlier request had been stored: the relay had not said so, or not in time, or the page was
 * gone by then.
 * @param all the requests with one lead, in their order.
 */
export const copiesOf = (all: Requests): { explained: number; unexplained: number } => {
  const stored = all.requests.filter(({ storedAt }) => storedAt !== undefined)
  const copies = stored.slice(1)
  const unexplained = copies.filter((copy, index) =>
    stored.slice(0, index + 1).some((earlier) => forbids(earlier, copy, all)),
  ).length
  return { explained: copies.length - unexplained, unexplained }
}
