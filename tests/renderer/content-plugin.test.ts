import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { contentPlugin } from '../../renderer/build/content-plugin.ts'
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
  'content/cities/doral-fl.mdx:4:1 county: "Broword" is not a county we know; did you mean "Broward"?'
const slow = { timeout: 60_000, interval: 100 }

/** Serves a page of a project with this content. */
const start = async (folder: ContentFolder) => {
  const root = temporaryFolder('content')
  await writeFolder(root, folder)
  writeFileSync(join(root, 'index.html'), '<!doctype html><h1>The page</h1>')
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin()],
    server: { port: 0 },
  })
  await server.listen()
  onTestFinished(() => server.close())
  const address = server.resolvedUrls?.local[0] ?? ''
  const fetchPage = async () => {
    const page = await fetch(address, { headers: { accept: 'text/html' } })
    return { status: page.status, text: await page.text() }
  }
  const edit = (text: string) => writeFileSync(join(root, doral), text)
  return { server, address, fetchPage, edit }
}

const good = { status: 200, text: expect.stringContaining('The page') }
const bad = { status: 500, text: expect.stringContaining(report) }

test('a page shows a report while the content is invalid, and itself again once it is fixed', async () => {
  const { fetchPage, edit } = await start(broken)
  await vi.waitFor(async () => expect(await fetchPage()).toEqual(bad), slow)
  edit(right)
  expect(await fetchPage()).toEqual(good)
}, 90_000)

test('of several edits quickly after one another, the last one counts', async () => {
  const { fetchPage, edit } = await start(sampleFolder)
  await vi.waitFor(async () => expect(await fetchPage()).toEqual(good), slow)
  for (const text of [wrong, right, wrong]) edit(text)
  await vi.waitFor(async () => expect(await fetchPage()).toEqual(bad), slow)
  for (const text of [right, wrong, right]) edit(text)
  await vi.waitFor(async () => expect(await fetchPage()).toEqual(good), slow)
}, 90_000)

/** What a page is told from now on. */
const listen = async ({ resolvedUrls, config }: ViteDevServer) => {
  const url = resolvedUrls?.local[0]?.replace('http', 'ws')
  const socket = new WebSocket(`${url}?token=${config.webSocketToken}`, 'vite-hmr')
  const told: string[] = []
  socket.on('message', (message) => told.push(JSON.parse(String(message)).type))
  onTestFinished(() => socket.close())
  await vi.waitFor(() => expect(told).toContain('connected'), slow)
  return told
}

test('a page that was being loaded during an edit is loaded again', async () => {
  const { server, fetchPage, edit } = await start(sampleFolder)
  const former = await listen(server)
  await fetchPage()
  let edits = ''
  await vi.waitFor(() => {
    edits += '\n'
    edit(right + edits)
    expect(former).toContain('full-reload')
  }, slow)
  const told = await listen(server)
  await vi.waitFor(() => expect(told).toContain('full-reload'), slow)
  await fetchPage()
  expect(await listen(server)).not.toContain('full-reload')
}, 90_000)
