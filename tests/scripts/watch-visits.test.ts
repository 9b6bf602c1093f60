import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { startLocalServer } from '../../scripts/local-server.ts'
import { relay } from '../../scripts/relay/relay.ts'
import { newFindings } from '../../scripts/watch/findings.ts'
import { checkVisits } from '../../scripts/watch/visits.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let host: string
beforeEach(async () => {
  const visits = relay(join(temporaryFolder('visits'), 'leads.jsonl'))
  const server = await startLocalServer((request, response) =>
    visits(request, response, () => response.writeHead(404).end()),
  )
  host = server.origin
  return server.stop
})

const pageWith = (settings?: object) => ({
  url: new URL('https://www.site.example/about'),
  status: 200,
  headers: new Headers(),
  body: settings
    ? `<script type="application/json" id="analytics">${JSON.stringify(settings)}</script>`
    : '',
  milliseconds: 1,
})

const watched = async (settings?: object) => {
  const findings = newFindings()
  await checkVisits(pageWith(settings), findings)
  return findings
}

test.for(['Plausible', 'Umami', 'GoatCounter'])(
  'a watch sees that %s takes events',
  async (service) => {
    const { found, seen } = await watched({ service, host, site: 'this-site' })
    expect(found).toEqual([])
    expect(seen).toEqual([`${service} takes the events of visits.`])
  },
)

test('a watch says nothing of visits that are not counted', async () => {
  expect(await watched()).toMatchObject({ found: [], seen: [] })
})

test.for([
  ['refuses', { service: 'Umami', host: '', site: '' }, 'answered'],
  ['is not there', { service: 'Plausible', host: 'http://127.0.0.1:1', site: 'a' }, 'No answer'],
  ['is unknown', { service: 'Somebody', host: 'https://a.example', site: 'a' }, 'settings'],
] as const)('a watch warns of a service that %s', async ([, settings, says]) => {
  const at = settings.host === '' ? { ...settings, host } : settings
  const { found } = await watched(at)
  expect(found).toMatchObject([{ says: expect.stringContaining(says), isWarning: true }])
})
