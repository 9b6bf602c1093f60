import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { contentChecker, contentPlugin } from '../../renderer/build/content-plugin.ts'
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

const writeProject = async (folder: ContentFolder): Promise<string> => {
  const root = temporaryFolder('content')
  await writeFolder(root, folder)
  writeFileSync(join(root, 'index.html'), '<!doctype html><h1>The page</h1>')
  return root
}

test('a check that was stopped does not answer for the next one', async () => {
  const { check, stop, close } = contentChecker(await writeProject(broken))
  onTestFinished(close)
  expect(await check()).toContain(report)
  const stopped = check()
  stop()
  expect(await stopped).toBeUndefined()
  expect(await check()).toContain(report)
}, 90_000)

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

  const open = async (root: string) => {
    const address = (await start(root)).resolvedUrls?.local[0] ?? ''
    return () => fetch(address, { headers: { accept: 'text/html' } })
  }

  /** What a page is answered with, once the check has said what it thinks of the content. */
  const expectPage = (fetchPage: () => Promise<Response>, status: number, text: string) =>
    vi.waitFor(
      async () => {
        const page = await fetchPage()
        expect({ status: page.status, text: await page.text() }).toEqual({
          status,
          text: expect.stringContaining(text),
        })
      },
      { timeout: 60_000, interval: 100 },
    )

  test('a page shows a report while the content is invalid, and itself again once it is fixed', async () => {
    const root = await writeProject(broken)
    const fetchPage = await open(root)
    await expectPage(fetchPage, 500, report)

    writeFileSync(join(root, doral), right)
    const good = await fetchPage()
    expect(good.status).toBe(200)
    expect(await good.text()).toContain('The page')
  }, 90_000)

  test('of several edits quickly after one another, the last one counts', async () => {
    const root = await writeProject(sampleFolder)
    const fetchPage = await open(root)
    await expectPage(fetchPage, 200, 'The page')
    for (const text of [wrong, right, wrong]) writeFileSync(join(root, doral), text)
    await expectPage(fetchPage, 500, report)
    for (const text of [right, wrong, right]) writeFileSync(join(root, doral), text)
    await expectPage(fetchPage, 200, 'The page')
  }, 90_000)

  test('a page that was being loaded during an edit is loaded again', async () => {
    const root = await writeProject(sampleFolder)
    const server = await start(root)
    const address = server.resolvedUrls?.local[0] ?? ''
    const { webSocketToken } = server.config
    /** What a page is told from now on. */
    const listen = () => {
      const url = `${address.replace('http', 'ws')}?token=${webSocketToken}`
      const socket = new WebSocket(url, 'vite-hmr')
      const told: string[] = []
      socket.on('message', (message) => told.push(JSON.parse(String(message)).type))
      onTestFinished(() => socket.close())
      return told
    }

    const former = listen()
    await vi.waitFor(() => expect(former).toContain('connected'), 10_000)
    await fetch(address, { headers: { accept: 'text/html' } })
    let edits = 0
    const edit = () => {
      edits += 1
      writeFileSync(join(root, doral), `${right}\n${'\n'.repeat(edits)}`)
      expect(former).toContain('full-reload')
    }
    await vi.waitFor(edit, { timeout: 10_000, interval: 200 })
    const told = listen()
    await vi.waitFor(() => expect(told).toContain('full-reload'), 10_000)
    await fetch(address, { headers: { accept: 'text/html' } })
    const fresh = listen()
    await vi.waitFor(() => expect(fresh).toContain('connected'), 10_000)
    expect(fresh).not.toContain('full-reload')
  }, 90_000)
})
