import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type ContentProblems, contentPlugin } from '../../renderer/build/content-plugin.ts'
import type { ContentFolder } from '../../scripts/check/index.ts'
import { sampleFolder, withChange } from '../content/sample.ts'
import { writeFolder } from '../content/write-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const doral = 'content/cities/doral-fl.mdx'
const broken = withChange(doral, 'county: Miami-Dade', 'county: Broword')
const textIn = ({ sources }: ContentFolder) =>
  sources.find(({ path }) => path === doral)?.text ?? ''
const [right, wrong] = [textIn(sampleFolder), textIn(broken)]
const report =
  'content/cities/doral-fl.mdx:3:1 county: "Broword" is not a county we know; did you mean "Broward"?'

const writeProject = async (folder: ContentFolder): Promise<string> => {
  const root = temporaryFolder('content')
  await writeFolder(root, folder)
  writeFileSync(join(root, 'index.html'), '<!doctype html><h1>The page</h1>')
  return root
}

describe('in the dev server', () => {
  let stop = async () => {}
  afterEach(() => stop())

  const start = async (root: string) => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [contentPlugin()],
      server: { port: 0 },
    })
    await server.listen()
    stop = () => server.close()
    return server
  }

  type Told = { type: string; event?: string; data?: ContentProblems }

  /** What a page is told from now on. */
  const listen = ({ resolvedUrls, config }: ViteDevServer) => {
    const address = resolvedUrls?.local[0] ?? ''
    const url = `${address.replace('http', 'ws')}?token=${config.webSocketToken}`
    const socket = new WebSocket(url, 'vite-hmr')
    const told: Told[] = []
    socket.on('message', (message) => told.push(JSON.parse(String(message))))
    onTestFinished(() => socket.close())
    return {
      types: () => told.map(({ type }) => type),
      problems: () => told.findLast(({ event }) => event === 'content:problems')?.data,
    }
  }

  const slow = { timeout: 60_000, interval: 100 }
  const found = [expect.objectContaining({ report: expect.stringContaining(report) })]

  test('pages stay, and are told what is wrong in the content until it is fixed', async () => {
    const root = await writeProject(broken)
    const server = await start(root)
    const page = listen(server)
    await vi.waitFor(() => expect(page.problems()).toEqual(found), slow)
    const headers = { accept: 'text/html' }
    expect((await fetch(server.resolvedUrls?.local[0] ?? '', { headers })).status).toBe(200)
    for (const text of [right, wrong, right]) writeFileSync(join(root, doral), text)
    await vi.waitFor(() => expect(page.problems()).toEqual([]), slow)
    for (const text of [wrong, right, wrong]) writeFileSync(join(root, doral), text)
    await vi.waitFor(() => expect(page.problems()).toEqual(found), slow)
  }, 90_000)

  test('a page that was being loaded during an edit is loaded again', async () => {
    const root = await writeProject(sampleFolder)
    const server = await start(root)
    const address = server.resolvedUrls?.local[0] ?? ''
    const former = listen(server)
    await vi.waitFor(() => expect(former.types()).toContain('connected'), 10_000)
    await fetch(address, { headers: { accept: 'text/html' } })
    let edits = 0
    const edit = () => {
      edits += 1
      writeFileSync(join(root, doral), `${right}\n${'\n'.repeat(edits)}`)
      expect(former.types()).toContain('full-reload')
    }
    await vi.waitFor(edit, { timeout: 10_000, interval: 200 })
    const told = listen(server)
    await vi.waitFor(() => expect(told.types()).toContain('full-reload'), 10_000)
    await fetch(address, { headers: { accept: 'text/html' } })
    const fresh = listen(server)
    await vi.waitFor(() => expect(fresh.types()).toContain('connected'), 10_000)
    expect(fresh.types()).not.toContain('full-reload')
  }, 90_000)
})
