import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../servers.ts'
import { virtualScreen, webKitDriver } from './browsers.ts'

/** @throws the driver's error. */
const ask = async (method: string, url: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url, {
    method,
    // The driver closes idle connections, at times just as the next request is on its way.
    headers: { connection: 'close' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}

/** Without a toolbar, the window can be as narrow as a phone. */
const capabilities = {
  alwaysMatch: {
    timeouts: { implicit: 20_000 },
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  },
}

/** A tab of WebKitGTK. What it does waits until its element is there. */
const tabOf = (session: string) => {
  const post = (path: string, body: object = {}) => ask('POST', `${session}/${path}`, body)
  const find = async (xpath: string) => {
    const found = await post('element', { using: 'xpath', value: xpath })
    return `element/${Object.values(found as Record<string, string>)[0]}`
  }
  const type = async (xpath: string, text: string) => post(`${await find(xpath)}/value`, { text })
  return {
    open: (url: string) => post('url', { url }),
    find,
    type,
    /** By key, because the bars of a phone may cover the middle of an element. */
    press: (xpath: string) => type(xpath, '\uE007'),
    /** Runs the body of a function in the page. */
    run: (script: string) => post('execute/sync', { script, args: [] }),
  }
}

/** Starts WebKitGTK on a virtual screen, with a tab as large as a phone. */
export const startWebKit = async () => {
  const screen = spawn(virtualScreen, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  const driver = spawn(webKitDriver, [`--port=${port}`], { env })
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/status`).catch(() => undefined))) await pause(50)
  const created = await ask('POST', `${address}/session`, { capabilities })
  const session = `${address}/session/${(created as { sessionId: string }).sessionId}`
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: 390, height: 844 })
  const quit = async () => {
    await ask('DELETE', session)
    driver.kill()
    screen.kill()
  }
  return { ...tabOf(session), quit }
}
