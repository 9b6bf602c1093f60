import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from './bidi.ts'
import { start } from './program.ts'
import { call, type Engine, type Tab } from './tab.ts'

export const firefoxPath = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
].find((path) => path !== undefined && existsSync(path))

type Connection = Awaited<ReturnType<typeof connect>>
type Evaluated = { result: { value: string }; exceptionDetails?: { text: string } }

const newTab = async (
  { send }: Connection,
  errorsIn: Map<string, string[]>,
  viewport: { width: number; height: number },
): Promise<Tab> => {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext')
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  await send('browsingContext.setViewport', { context, viewport })
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
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    errors,
    close: () => send('browser.removeUserContext', { userContext }),
  }
}

/** Starts the Firefox of this machine without a window. */
export const startFirefox = async (): Promise<Engine> => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const browser = start(firefoxPath ?? 'firefox', [
    '--headless',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ])
  const [, address] = await browser.line(/WebDriver BiDi listening on (ws:\S+)/)
  const errorsIn = new Map<string, string[]>()
  const connection = await connect(`${address}/session`, (_method, params) => {
    const { source, level, text } = params as {
      source: { context?: string }
      level: string
      text: string
    }
    if (level === 'error') errorsIn.get(source.context ?? '')?.push(text)
  })
  await connection.send('session.new', { capabilities: {} })
  await connection.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    newTab: (width, height) => newTab(connection, errorsIn, { width, height }),
    quit: async () => {
      connection.close()
      await browser.stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
