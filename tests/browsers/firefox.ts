import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { call, type Engine, start, type Tab } from './tab.ts'

export const firefoxPath = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
].find((path) => path !== undefined && existsSync(path))

type Message = { id?: number; type: string; params?: unknown; result?: unknown; message?: string }
type LogEntry = { source: { context?: string }; level: string; text: string }
type Evaluated = { result: { value: string }; exceptionDetails?: { text: string } }

/** Opens a WebDriver BiDi connection. Logs are its only events. */
const connect = async (url: string, onLog: (entry: LogEntry) => void) => {
  const socket = new WebSocket(url)
  const pending = new Map<number, (message: Message) => void>()
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (message.id === undefined) onLog(message.params as LogEntry)
    else pending.get(message.id)?.(message)
  })
  await once(socket, 'open')
  let last = 0
  /** @throws the browser's error */
  const send = async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = ++last
    const answered = new Promise<Message>((resolve) => pending.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await answered
    pending.delete(id)
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result as Result
  }
  return { send, close: () => socket.close() }
}

/** Starts the Firefox of this machine without a window, with settings as in its `about:config`. */
export const startFirefox = async (settings: object = {}): Promise<Engine> => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const options = ['--headless', '--remote-debugging-port=0', '--profile', profile]
  const browser = start(firefoxPath ?? 'firefox', options)
  const [, address] = await browser.line(/WebDriver BiDi listening on (ws:\S+)/)
  const errorsIn = new Map<string, string[]>()
  const { send, close } = await connect(`${address}/session`, ({ source, level, text }) => {
    if (level === 'error') errorsIn.get(source.context ?? '')?.push(text)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })

  const newTab = async (width: number, height: number): Promise<Tab> => {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext')
    return tabIn(userContext, width, height)
  }

  const tabIn = async (userContext: string, width: number, height: number): Promise<Tab> => {
    const { context } = await send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    })
    await send('browsingContext.setViewport', { context, viewport: { width, height } })
    const errors: string[] = []
    errorsIn.set(context, errors)
    return {
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
      run: async (work, ...args) => {
        const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
          expression: call(work, args),
          target: { context },
          awaitPromise: false,
        })
        if (exceptionDetails) throw new Error(exceptionDetails.text)
        return JSON.parse(result.value)
      },
      act: (source) => send('input.performActions', { context, actions: [source] }),
      beside: () => tabIn(userContext, width, height),
      errors,
      close: () => send('browser.removeUserContext', { userContext }),
    }
  }

  return {
    newTab,
    quit: async () => {
      close()
      await browser.stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
