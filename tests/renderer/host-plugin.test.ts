import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { headersAt } from '../../renderer/output/delivery/headers.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { hostPlugin } from '../../renderer/plugins/host-plugin.ts'
import { site } from '../project-site.ts'

/** Asks the dev server, as a browser asks for a page unless told otherwise. */
const startServer = async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [hostPlugin(() => site)],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return (path: string, accept = 'text/html') =>
    fetch(new URL(path, origin), { redirect: 'manual', headers: { accept } })
}

test('the dev server sends the headers of the site, and lets in no more than the script that Vite needs', async () => {
  const { headers } = await (await startServer())('/')
  for (const [name, value] of Object.entries(headersAt('/', siteFacts(site))))
    expect(
      headers
        .get(name)
        ?.replace(" 'inline-speculation-rules' 'unsafe-inline';", " 'inline-speculation-rules';"),
      name,
    ).toBe(value)
})

test('the dev server follows the redirects of the content, and turns a service worker off', async () => {
  const ask = await startServer()
  expect(await (await ask(sitePaths.offlineSwitch)).text()).toBe('off\n')
  const [from = '', to = ''] = [...site.redirects][0] ?? []
  const page = await ask(`${from}?a=b`)
  expect([page.status, page.headers.get('location')]).toEqual([301, `${to}?a=b`])
  expect((await ask(from, 'text/javascript')).status).not.toBe(301)
  expect((await ask('/')).status).not.toBe(301)
})
