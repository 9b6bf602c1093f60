import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy before the site whose connection a test cuts, and whose files it replaces. */
export type UnsteadySite = {
  origin: string
  /** Whether requests are answered. Otherwise their connection is closed. */
  online: boolean
  /** Answers every request instead of the host. */
  instead?: RequestListener | undefined
  /** Texts that replace files, by their address. */
  files: Map<string, string>
  /** The paths of all requests. */
  asked: string[]
  close: () => void
}

export const unsteadySite = async (site: string): Promise<UnsteadySite> => {
  const server = createServer((asked, response) => {
    const { url = '/', method, headers } = asked
    const [path = '/'] = url.split('?')
    state.asked.push(path)
    if (!state.online) return void asked.socket.destroy()
    if (state.instead) return void state.instead(asked, response)
    const text = state.files.get(path)
    if (text !== undefined) {
      const type = path.includes('.') ? 'text/javascript' : 'text/html'
      return void response.writeHead(200, { 'content-type': type }).end(text)
    }
    const passed = request(`${site}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => asked.socket.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const state: UnsteadySite = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    online: true,
    files: new Map(),
    asked: [],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return state
}
