import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { actAsHost } from '../../renderer/dev-server/host.ts'
import { headersAt } from '../../renderer/output/delivery/headers.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { site } from '../project-site.ts'

test('the dev server responds as the host does, and its policy also allows only the script that Vite needs', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [{ name: 'host', configureServer: (vite) => actAsHost(vite, () => site) }],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  /** Requests a page as a browser does, unless `accept` says otherwise. */
  const ask = (path: string, accept = 'text/html') =>
    fetch(new URL(path, origin), { redirect: 'manual', headers: { accept } })

  const { headers, status } = await ask('/')
  expect(status).not.toBe(301)
  for (const [name, value] of Object.entries(headersAt('/', siteFacts(site))))
    expect(
      headers.get(name)?.replace("speculation-rules' 'unsafe-inline';", "speculation-rules';"),
      name,
    ).toBe(value)
  expect(await (await ask(sitePaths.offlineSwitch)).text()).toBe('off\n')
  const [from = '', to = ''] = [...site.redirects][0] ?? []
  const page = await ask(`${from}?a=b`)
  expect([page.status, page.headers.get('location')]).toEqual([301, `${to}?a=b`])
  expect((await ask(from, 'text/javascript')).status).not.toBe(301)
})
