import type { CanaryRelay } from './canary-relay.ts'
import { canaryVerdict, type Told, unreachableVerdict } from './canary-verdict.ts'

/** Sends the fields of a lead to a relay and says what became of it. Never throws. */
export type Send = (fields: Readonly<Record<string, string>>) => Promise<Told>

/** Longest wait for an answer, in milliseconds: as long as the site waits. */
const siteWaits = 15_000

/**
 * Sends as a page of the public site does: multipart, to the address that answers in JSON. A browser adds Origin and
 * Referer itself, and the relay goes by them; Node adds neither. Here the adapter's word becomes the owner's words.
 */
export const sendTo =
  ({ address, verdict }: Pick<CanaryRelay, 'address' | 'verdict'>, origin: string, patience = siteWaits): Send =>
  async (fields) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { Accept: 'application/json', Origin: origin, Referer: `${origin}/` },
        body,
        signal: AbortSignal.timeout(patience),
      })
      return canaryVerdict({ status: answer.status, body: await answer.text() }, verdict)
    } catch (error) {
      return unreachableVerdict(error, address.host)
    }
  }
