import type { BrowserContextOptions, Page, Response } from 'playwright/test'
import { originalAddress } from '../../content/schema/languages.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { brotliSize, budgets, kilobyte } from '../../scripts/report/weight.ts'
import { expect, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { calculators } from './content.ts'
import { holdRequests } from './held-scripts.ts'
import { cutBySpacing, hiddenFocus, smallTargets } from './reach.ts'
import { samplePages } from './samples.ts'

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const satisfies Record<string, BrowserContextOptions>
type Device = keyof typeof devices
const deviceNames = ['phone', 'desktop'] as const

const pictureLimits: Record<Device, number> = { phone: 60, desktop: 150 }
const wizardPages = calculators.map((calculator) => addressOf(calculator))
const isHome = (path: string) => originalAddress(path) === '/'

const recordShift = () => {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Cumulative layout shift; 0 on a device without the local fonts that ours are adjusted to. */
const shiftWithFallback = async () => {
  const fallbacks = ['Arial', 'Liberation Sans', 'Roboto'].map((name) =>
    new FontFace('fallback', `local("${name}")`).load(),
  )
  const hasFallback = await Promise.any(fallbacks).catch(() => undefined)
  return hasFallback ? (Reflect.get(window, 'shift') as number) : 0
}

/** Opens a page whose fonts arrive only after it was painted without them. */
const openBeforeFonts = async (page: Page, path: string) => {
  const release = await holdRequests(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  release()
  await page.waitForLoadState('networkidle')
}

const picturesInView = () =>
  [...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .map((image) => image.currentSrc)

/** Expects the first view to load few pictures, all AVIF, and hardly any script. */
const expectLight = async (page: Page, device: Device, path: string, responses: Response[]) => {
  const inView = await page.evaluate(picturesInView)
  const pictures = responses.filter(
    (answer) => answer.request().resourceType() === 'image' && inView.includes(answer.url()),
  )
  if (isHome(path)) expect.soft(pictures.length, `${device}: pictures`).toBeGreaterThan(0)
  const formats = pictures.map((picture) => picture.url().split('.').at(-1))
  expect.soft(new Set(formats), `${device}: formats`).toEqual(new Set(formats.map(() => 'avif')))
  const sizes = await Promise.all(pictures.map(async (picture) => (await picture.body()).length))
  expect
    .soft(
      sizes.reduce((sum, size) => sum + size, 0),
      `${device}: bytes of pictures in the first view`,
    )
    .toBeLessThanOrEqual(pictureLimits[device] * kilobyte)

  if (wizardPages.includes(path)) return
  const scripts = responses.filter((answer) => answer.request().resourceType() === 'script')
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  const bytes = bodies.reduce((sum, body) => sum + brotliSize(body), 0)
  expect.soft(bytes, `${device}: bytes of script`).toBeGreaterThan(0)
  expect
    .soft(bytes, `${device}: bytes of script`)
    .toBeLessThanOrEqual(budgets.script + (isHome(path) ? kilobyte : 0))
}

/** As if our fonts had never arrived. */
const dropFonts = () => {
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
      const rule = sheet.cssRules[index]
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('))
        sheet.deleteRule(index)
    }
}

const overflowWithoutFonts = async (page: Page) => {
  await page.evaluate(dropFonts)
  await page.setViewportSize({ width: 320, height: 640 })
  return page.evaluate(async () => {
    // Local fonts are looked up once a frame needs them.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await document.fonts.ready
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
}

const expectReachable = async (page: Page) => {
  expect.soft(await smallTargets(page), 'too small for a finger').toEqual([])
  expect.soft(await hiddenFocus(page), 'covered by bars while focused, at 400% zoom').toEqual([])
  expect.soft(await cutBySpacing(page), 'cut off with wider text spacing').toEqual([])
  expect.soft(await overflowWithoutFonts(page), 'px wider than 320 px').toBe(0)
}

/** Axe takes as long as all the rest: pages take turns on the devices, but for the home page. */
const hasAxe = (path: string, device: Device) =>
  isHome(path) || deviceNames[samplePages.indexOf(path) % 2] === device

for (const path of samplePages)
  test(`${path} is light, stable and accessible before it is touched`, async ({
    browser,
    baseURL,
  }) => {
    const lookOn = async (device: Device) => {
      const context = await browser.newContext({
        ...devices[device],
        reducedMotion: 'no-preference',
        ...(baseURL && { baseURL }),
      })
      const page = await context.newPage()
      const responses: Response[] = []
      page.on('response', (response) => responses.push(response))
      await page.addInitScript(recordShift)
      await openBeforeFonts(page, path)
      await expectLight(page, device, path, responses)
      // A text that takes one line more in a fallback font moves what is below it once.
      const shift = await page.evaluate(shiftWithFallback)
      expect.soft(shift, `${device}: layout shift with late fonts`).toBeLessThan(0.02)
      // Axe measures colors, which are not final while something fades in.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (hasAxe(path, device)) expect.soft(await violations(page), `${device}: axe`).toEqual([])
      if (device === 'phone') await expectReachable(page)
      await context.close()
    }
    await Promise.all(deviceNames.map(lookOn))
  })
