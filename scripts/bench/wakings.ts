import type { Browser, Page } from 'playwright'
import { openOnSlowPhone } from './slow-phone.ts'

/**
 * How a wizard woke: when its first answer could be pressed and Next led on (ms after the request),
 * its longest task and what all tasks took beyond 50 ms each, and how far the page shifted.
 */
export type Waking = { ready: number; longest: number; blocking: number; shift: number }

type Noted = Window & { waking?: Omit<Waking, 'longest' | 'blocking'> & { tasks: number[] } }

const awake = 'awake'

/** Evaluated in the page before anything else. */
const note = (awake: string) => {
  const waking = { ready: 0, tasks: [] as number[], shift: 0 }
  ;(window as Noted).waking = waking
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) waking.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      waking.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-awake]')) return
    waking.ready = performance.now()
    console.debug(awake)
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-awake'] })
}

const read = (page: Page) => page.evaluate(() => (window as Noted).waking)

/** Opens the page of a wizard as a new visitor on a slow phone. */
export const wakingOf = async (browser: Browser, address: string): Promise<Waking> => {
  const page = await openOnSlowPhone(browser)
  try {
    await page.addInitScript(note, awake)
    // Asking the page whether it is awake would be a long task of its own.
    const woken = page.waitForEvent('console', (message) => message.text() === awake)
    await page.goto(address, { waitUntil: 'commit' })
    await woken
    // What a wizard loads for its end, and what it does with it, come after it is awake.
    await page.waitForLoadState('networkidle')
    const { ready = 0, tasks = [], shift = 0 } = (await read(page)) ?? {}
    return {
      ready: Math.round(ready),
      longest: Math.round(Math.max(0, ...tasks)),
      blocking: Math.round(tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0)),
      shift: Number(shift.toFixed(4)),
    }
  } finally {
    await page.context().close()
  }
}
