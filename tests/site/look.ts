import type { Browser, BrowserContextOptions, Page, Response } from 'playwright/test'
import { violations } from './axe.ts'
import { cutBySpacing, hiddenFocus, smallTargets } from './reach.ts'

/** What a page is like on a device before a visitor touches it. */
export type Look = {
  /** The pictures that are in view without scrolling, and what they weigh. */
  pictures: readonly { url: string; bytes: number }[]
  scripts: readonly Buffer[]
  /**
   * How far parts of the page moved while it loaded and our fonts came late: cumulative layout
   * shift. Undefined on a device that has no font to stand in for ours.
   */
  shift: number | undefined
  /** What axe finds, where it was asked. */
  violations: readonly string[]
  /** By how many pixels the page is too wide for a small phone that shows it in its own fonts. */
  overflow: number
  /** What a bar covers while it has the focus. */
  hiddenFocus: readonly string[]
  /** Texts that are cut off where a visitor spaces lines, words and letters out. */
  cutTexts: readonly string[]
  /** What a finger misses. */
  smallTargets: readonly string[]
}

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const satisfies Record<string, BrowserContextOptions>

export type Device = keyof typeof devices
export const deviceNames = Object.keys(devices) as readonly Device[]

type View = { path: string; device: Device; axe: boolean }

const recordShift = () => {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
  }).observe({ type: 'layout-shift', buffered: true })
}

const hasStandIn = () =>
  Promise.any(
    ['Arial', 'Liberation Sans', 'Roboto'].map((name) =>
      new FontFace('stand-in', `local("${name}")`).load(),
    ),
  ).then(
    () => true,
    () => false,
  )

/** Opens a page whose fonts come only after it was painted without them. */
const openBeforeFonts = async (page: Page, path: string) => {
  let letThrough = () => {}
  const painted = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await painted
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  letThrough()
  await page.waitForLoadState('networkidle')
}

const picturesInView = () => {
  const inView = [...document.images].filter(
    (image) => image.getBoundingClientRect().top < innerHeight,
  )
  return inView.map((image) => image.currentSrc)
}

/** As if our fonts had never come. */
const dropFonts = () => {
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
      const rule = sheet.cssRules[index]
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('))
        sheet.deleteRule(index)
    }
}

const bodiesOf = (responses: readonly Response[], kind: 'image' | 'script') =>
  Promise.all(
    responses
      .filter((response) => response.request().resourceType() === kind)
      .map(async (response) => ({ url: response.url(), body: await response.body() })),
  )

const overflowIn = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 640 })
  return page.evaluate(async () => {
    // The fonts of the device that stand in for ours are looked up once a frame needs them.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await document.fonts.ready
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
}

/** How far a phone gets with it, whatever its visitor sees, types or points with. */
const reachOf = async (page: Page) => ({
  smallTargets: await smallTargets(page),
  hiddenFocus: await hiddenFocus(page),
  cutTexts: await cutBySpacing(page),
})

const lookAt = async (page: Page, { path, device, axe }: View): Promise<Look> => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.addInitScript(recordShift)
  await openBeforeFonts(page, path)
  const inView = await page.evaluate(picturesInView)
  const [pictures, scripts] = await Promise.all([
    bodiesOf(responses, 'image'),
    bodiesOf(responses, 'script'),
  ])
  const shift = (await page.evaluate(hasStandIn))
    ? await page.evaluate(() => Reflect.get(window, 'shift') as number)
    : undefined
  // Axe measures colors, and what is still fading in has none of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found = axe ? await violations(page) : []
  // The widths at which it is looked at are its own, so that one device is enough.
  const reach =
    device === 'phone' ? await reachOf(page) : { smallTargets: [], hiddenFocus: [], cutTexts: [] }
  await page.evaluate(dropFonts)
  return {
    pictures: pictures
      .filter(({ url }) => inView.includes(url))
      .map(({ url, body }) => ({ url, bytes: body.length })),
    scripts: scripts.map(({ body }) => body),
    shift,
    violations: found,
    overflow: await overflowIn(page, 320),
    ...reach,
  }
}

const lookOn = async (
  browser: Browser,
  baseURL: string | undefined,
  { path, device, axe }: View,
): Promise<Look> => {
  const context = await browser.newContext({
    ...devices[device],
    reducedMotion: 'no-preference',
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const look = await lookAt(await context.newPage(), { path, device, axe })
  await context.close()
  return look
}

/**
 * Opens a page on each device, where nobody has touched it yet.
 * @param axeOn the devices on which axe looks at it too.
 */
export const look = async (
  browser: Browser,
  baseURL: string | undefined,
  { path, axeOn }: { path: string; axeOn: readonly Device[] },
): Promise<Record<Device, Look>> => {
  const on = (device: Device) =>
    lookOn(browser, baseURL, { path, device, axe: axeOn.includes(device) })
  const [phone, desktop] = await Promise.all([on('phone'), on('desktop')])
  return { phone, desktop }
}
