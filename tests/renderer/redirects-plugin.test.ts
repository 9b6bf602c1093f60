import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { readRedirects } from '../../renderer/build/read-redirects.ts'
import { redirectsPlugin } from '../../renderer/build/redirects-plugin.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const middleware = (): Middleware => {
  let used: Middleware | undefined
  const server = { middlewares: { use: (given: Middleware) => (used = given) } }
  const { configureServer } = redirectsPlugin() as { configureServer: (to: ViteDevServer) => void }
  configureServer(server as unknown as ViteDevServer)
  if (!used) throw new Error('The plugin uses nothing.')
  return used
}

const ask = (url: string, accept = 'text/html') => {
  let answer: unknown[] = ['next']
  const response = {
    writeHead: (status: number, { location }: { location: string }) =>
      (answer = [status, location]),
    end: () => {},
  }
  middleware()(
    { url, headers: { accept } } as IncomingMessage,
    response as unknown as ServerResponse,
    () => {},
  )
  return answer
}

test('the dev server follows the redirects of the content, and nothing else', () => {
  const [from = '', to] = [...readRedirects()][0] ?? []
  expect(ask(`${from}?a=b`)).toEqual([301, `${to}?a=b`])
  expect(ask(from, 'text/javascript')).toEqual(['next'])
  expect(ask('/')).toEqual(['next'])
})
