import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { headersPlugin } from '../../renderer/build/headers-plugin.ts'
import { readSiteFacts } from '../../renderer/build/read-site-facts.ts'
import { headersAt } from '../../renderer/delivery/headers.ts'

test('the dev server sends the headers of the site, and lets in no more than the script that Vite needs', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [headersPlugin()],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const { headers } = await fetch(server.resolvedUrls?.local[0] ?? '')
  for (const [name, value] of Object.entries(headersAt('/', readSiteFacts())))
    expect(
      headers
        .get(name)
        ?.replace(" 'inline-speculation-rules' 'unsafe-inline';", " 'inline-speculation-rules';"),
      name,
    ).toBe(value)
})

test('a relay of the environment has a place in the policy only as an address', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  const hostsWith = (relay: string) => {
    vi.stubEnv('FORM_RELAY', relay)
    return readSiteFacts().relayHosts
  }
  expect(hostsWith('https://relay.example/us')).toContain('https://relay.example')
  expect(hostsWith('https://a;form-action.example/us').join()).not.toContain(';')
})
