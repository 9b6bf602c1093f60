import type { Message } from './message.ts'
import type { RelayRequest } from './relay-proxy.ts'
import type { StorageFaults } from './storage-faults.ts'

/**
 * Requests with the page that each came from: one that the browser made itself, of a form without
 * its script, does not name it. Where that page could not even note for the next one what it was
 * sending, the answer told nobody.
 */
export const withPages = (
  requests: readonly RelayRequest[],
  messages: readonly Message[],
  { localStorage, faultyPages }: StorageFaults,
): RelayRequest[] =>
  requests.map((request) => {
    if (request.document > 0) return request
    const message = messages.find(({ name }) => request.text.includes(name))
    const document = message?.document ?? 0
    const { saidAt: _unheard, ...unheard } = request
    const isBlocked = localStorage === 'blocked' && document <= faultyPages
    return isBlocked ? { ...unheard, document } : { ...request, document }
  })
