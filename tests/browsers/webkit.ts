import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../servers.ts'
import { call, type Engine, start, type Tab } from './tab.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const displayPath = '/usr/bin/Xvfb'
export const hasWebKit = existsSync(driverPath) && existsSync(displayPath)

type Answer = { value: { error?: string; message?: string } | null }

/** @throws the driver's error */
const ask = async (url: string, method: 'GET' | 'POST' | 'DELETE', body?: object) => {
  const answer = await fetch(url, {
    method,
    // The driver closes idle connections, at times just as the next request is on its way.
    headers: { connection: 'close' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as Answer
  if (!answer.ok) throw new Error(`${url}: ${value?.message}`)
  return value as unknown
}

/** Without a toolbar, the window can be as narrow as a phone. */
const capabilities = {
  alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } },
}

const newTab = async (driver: string, width: number, height: number): Promise<Tab> => {
  const created = await ask(`${driver}/session`, 'POST', { capabilities })
  const session = `${driver}/session/${(created as { sessionId: string }).sessionId}`
  const post = (path: string, body: object = {}) => ask(`${session}/${path}`, 'POST', body)
  await post('window/rect', { x: 0, y: 0, width, height })
  return tabOf(session, String(await ask(`${session}/window`, 'GET')))
}

/** Returns a tab of a session. Its commands go to whatever tab was chosen last. */
const tabOf = (session: string, handle: string): Tab => {
  const post = async (path: string, body: object = {}) => {
    await ask(`${session}/window`, 'POST', { handle })
    return ask(`${session}/${path}`, 'POST', body)
  }
  return {
    beside: async () => {
      const opened = await post('window/new', { type: 'window' })
      return tabOf(session, (opened as { handle: string }).handle)
    },
    open: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    run: async (work, ...args) => {
      const script = `return ${call(work, args)}`
      return JSON.parse(String(await post('execute/sync', { script, args: [] })))
    },
    act: async (source) => void (await post('actions', { actions: [source] })),
    errors: [],
    close: async () => void (await ask(session, 'DELETE')),
  }
}

/** Starts the driver of WebKitGTK on a virtual screen. */
export const startWebKit = async (): Promise<Engine> => {
  const screen = start(displayPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  const [number] = await screen.line(/^\d+$/)
  const port = await freePort()
  const driver = start(driverPath, [`--port=${port}`], { DISPLAY: `:${number}` })
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/status`).catch(() => undefined))) await pause(50)
  return {
    newTab: (width, height) => newTab(address, width, height),
    quit: async () => {
      await driver.stop()
      await screen.stop()
    },
  }
}
