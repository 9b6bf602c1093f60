import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server on a free port of this computer, until it is stopped. */
export const startLocalServer = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped())
      server.closeAllConnections()
    })
  return { port, origin: `http://127.0.0.1:${port}`, stop }
}

/** Returns a free port of this computer. */
export const freePort = async (): Promise<number> => {
  const { port, stop } = await startLocalServer(() => {})
  await stop()
  return port
}
