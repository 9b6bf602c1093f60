import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The site at an address of its own, with a connection that a test cuts, and files that it changes. */
export type UnsteadySite = {
  origin: string
  /** Whether requests are answered. Others lose their connection, whoever makes them. */
  online: boolean
  /** Answers every request in the place of the host. */
  instead?: RequestListener | undefined
  /** Texts in the place of files, by their address. */
  files: Map<string, string>
  /** The paths that were asked for. */
  asked: string[]
  close: () => Promise<void>
}

/** Puts an unsteady connection before the site at an address. */
export const unsteadySite = async (site: string): Promise<UnsteadySite> => {
  const listen: RequestListener = (asked, response) => {
    const { url = '/', method, headers } = asked
    const [path = '/'] = url.split('?')
    state.asked.push(path)
    if (!state.online) return void asked.socket.destroy()
    if (state.instead) return void state.instead(asked, response)
    const text = state.files.get(path)
    if (text !== undefined)
      return void response
        .writeHead(200, { 'content-type': path.includes('.') ? 'text/javascript' : 'text/html' })
        .end(text)
    const passed = request(`${site}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => asked.socket.destroy())
    asked.pipe(passed)
  }
  const server = createServer(listen)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const state: UnsteadySite = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    online: true,
    files: new Map(),
    asked: [],
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return state
}
