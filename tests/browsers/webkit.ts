import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { start } from './program.ts'
import { call, type Engine, type Tab } from './tab.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const displayPath = '/usr/bin/Xvfb'
export const hasWebKit = existsSync(driverPath) && existsSync(displayPath)

type Answer = { value: { error?: string; message?: string } | null }

/** @throws what the driver answers instead of a value */
const ask = async (url: string, method: 'POST' | 'DELETE', body?: object) => {
  const answer = await fetch(url, {
    method,
    // The driver closes connections that rest, at times just as the next request is on its way.
    headers: { connection: 'close' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as Answer
  if (!answer.ok) throw new Error(`${url}: ${value?.message}`)
  return value as unknown
}

/** Without its toolbar the window can be as narrow as a phone. */
const capabilities = {
  alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } },
}

const newTab = async (driver: string, width: number, height: number): Promise<Tab> => {
  const { sessionId } = (await ask(`${driver}/session`, 'POST', { capabilities })) as {
    sessionId: string
  }
  const session = `${driver}/session/${sessionId}`
  const post = (path: string, body: object = {}) => ask(`${session}/${path}`, 'POST', body)
  await post('window/rect', { x: 0, y: 0, width, height })
  return {
    open: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    run: async (work, ...args) =>
      JSON.parse(
        String(await post('execute/sync', { script: `return ${call(work, args)}`, args: [] })),
      ),
    act: async (source) => void (await post('actions', { actions: [source] })),
    screenshot: async () => {
      const answer = await fetch(`${session}/screenshot`)
      return ((await answer.json()) as { value: string }).value
    },
    errors: [],
    close: async () => void (await ask(session, 'DELETE')),
  }
}

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** Starts the driver of WebKitGTK on a screen that nobody sees. */
export const startWebKit = async (): Promise<Engine> => {
  const screen = start(displayPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  const [number] = await screen.line(/^\d+$/)
  const port = await freePort()
  const driver = start(driverPath, [`--port=${port}`], { DISPLAY: `:${number}` })
  const address = `http://127.0.0.1:${port}`
  while (!(await answers(`${address}/status`))) await pause(50)
  return {
    newTab: (width, height) => newTab(address, width, height),
    quit: async () => {
      await driver.stop()
      await screen.stop()
    },
  }
}
