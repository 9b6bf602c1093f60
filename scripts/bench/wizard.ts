import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { freePort } from '../free-port.ts'
import { browserOptions } from '../system-browser.ts'

/** The phone and the network of Lighthouse, as Chrome's DevTools emulate them. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
}

/** In ms from the request, but for the layout shift. */
type Figures = { ready: number; longest: number; shift: number }

/** Runs in the page. It has no named functions, because tsx adds a helper to those. */
const measure = async (): Promise<Omit<Figures, 'ready'>> => {
  const figures = { longest: 0, shift: 0 }
  for (const type of ['longtask', 'layout-shift'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value?: number })[]) {
        figures.longest = Math.max(figures.longest, entry.duration)
        figures.shift += entry.value ?? 0
      }
    }).observe({ type, buffered: true })
  await new Promise((resolve) => setTimeout(resolve, 500))
  return figures
}

/** Opens a page as a new visitor on a phone that is four times as slow as this machine. */
const visit = async (browser: Browser, address: string): Promise<Figures> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForSelector('[data-hydrated]', { state: 'attached' })
    const ready = await page.evaluate(() => performance.now())
    // A wizard loads what its end needs after it is ready.
    await page.waitForLoadState('networkidle')
    return { ready, ...(await page.evaluate(measure)) }
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Prints how the calculators of the built site hydrate on a slow phone: medians of five visits. */
export const benchWizards = async (): Promise<void> => {
  const port = String(await freePort())
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It says its address when it listens.
  await once(server.stdout, 'data')
  const browser = await chromium.launch(browserOptions)
  try {
    const files = readdirSync('content/calculators').filter((file) => !file.includes('.es.'))
    for (const file of files) {
      const address = `http://127.0.0.1:${port}/${file.replace('.mdx', '')}`
      const visits: Figures[] = []
      for (let round = 0; round < 5; round++) visits.push(await visit(browser, address))
      const typical = (figure: keyof Figures) => median(visits.map((figures) => figures[figure]))
      console.log(
        `${file}: ready after ${typical('ready').toFixed(0)} ms, longest task ${typical('longest').toFixed(0)} ms, layout shift ${typical('shift').toFixed(4)}`,
      )
    }
  } finally {
    await browser.close()
    server.kill()
  }
}
