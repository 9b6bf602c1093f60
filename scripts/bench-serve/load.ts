import { Agent, get } from 'node:http'

/** What became of the requests of one server. */
export type Load = { perSecond: number; p99: number; errors: number }

/** The value that this part of the values is at or below. */
export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? 0

/** Asks for an address, reads the whole answer, and resolves to whether it is a page or file. */
const askOnce = (address: string, agent: Agent): Promise<boolean> =>
  new Promise((done) => {
    get(address, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      response.once('end', () => done(response.statusCode === 200)).resume()
    }).once('error', () => done(false))
  })

/**
 * Keeps this many connections busy for some milliseconds, with one request at a time on each, and
 * asks for the addresses in turn. The time of a request is in milliseconds.
 */
export const load = async (
  addresses: readonly string[],
  { connections, duration }: { connections: number; duration: number },
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let errors = 0
  let asked = 0
  const started = performance.now()
  const keepAsking = async () => {
    while (performance.now() - started < duration) {
      const before = performance.now()
      const isRight = await askOnce(addresses[asked++ % addresses.length] ?? '', agent)
      times.push(performance.now() - before)
      if (!isRight) errors += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99), errors }
}
