import { calculators } from '../../content/schema/calculators.ts'
import { originalAddress } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { expect, type Page, type Response, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { brotliSize, budgets, kilobyte } from './built-site.ts'
import { holdRequests } from './held-requests.ts'
import { cutBySpacing, hiddenFocus, recordShift, smallTargets } from './reach.ts'
import { mainPages, samplePages } from './samples.ts'

/** A page of each kind on devices. Fonts of 200%: layout.spec.ts. */

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const

const isHome = (path: string) => originalAddress(path) === '/'
const isWizard = (path: string) =>
  Object.values(calculators).some(
    ({ page }) => addressOf({ kind: 'calculator', slug: page }) === path,
  )

/** Returns the layout shift; 0 on a device without the local fonts that ours are adjusted to. */
const shiftWithFallback = async () => {
  const fallbacks = ['Arial', 'Liberation Sans', 'Roboto'].map((name) =>
    new FontFace('fallback', `local("${name}")`).load(),
  )
  const hasFallback = await Promise.any(fallbacks).catch(() => undefined)
  return hasFallback ? (Reflect.get(window, 'shift') as number) : 0
}

/** Records what a tab's pages log or fail to load from now on, except fonts that a test aborts. */
const problemsOf = (page: Page) => {
  const found: string[] = []
  page.on('console', (message) => {
    const isOfFont = message.location().url.endsWith('.woff2')
    if (/^(error|warning)$/.test(message.type()) && !isOfFont) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    const isMeant = reason === 'net::ERR_ABORTED' || request.resourceType() === 'font'
    if (!isMeant) found.push(`${request.url()} failed: ${reason}`)
  })
  return found
}

/** Opens a page whose fonts arrive only after it was painted without them. */
const openBeforeFonts = async (page: Page, path: string) => {
  const release = await holdRequests(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  release()
  await page.waitForLoadState('networkidle')
}

/** Expects AVIF, and hardly any script. The bytes of pictures: budgets.spec.ts. */
const expectLight = async (path: string, responses: Response[]) => {
  const typed = (type: string) =>
    responses.filter((answer) => answer.request().resourceType() === type)
  const pictures = typed('image').map((answer) => new URL(answer.url()).pathname)
  const photographs = pictures.filter((picture) => picture.startsWith('/pictures/'))
  if (isHome(path)) expect.soft(photographs.length).toBeGreaterThan(0)
  for (const photograph of photographs) expect.soft(photograph).toMatch(/\.avif$/)
  if (isWizard(path)) return
  // Parts that only these pages have come with their own script.
  const isSpecial = isHome(path) || path === sitePaths.notFound
  const most = budgets.script + (isSpecial ? kilobyte : 0)
  const bodies = await Promise.all(typed('script').map((answer) => answer.body()))
  const script = bodies.reduce((sum, body) => sum + brotliSize(body), 0)
  expect.soft(script, 'bytes of script').toBeGreaterThan(0)
  expect.soft(script, 'bytes of script').toBeLessThanOrEqual(most)
}

/** Each page takes seconds, so only every ninth is opened on a desktop, which has fewer limits. */
const looks = [...samplePages, sitePaths.notFound].flatMap((path, index) =>
  (['phone', 'desktop'] as const)
    .filter((device) => device === 'phone' || index % 9 === 0)
    .map((device) => ({ path, device })),
)

const isDaily = ({ path, device }: (typeof looks)[number]) =>
  device === 'phone' && (mainPages.includes(path) || path === sitePaths.notFound)

for (const { path, device } of looks)
  test.describe(`on a ${device}`, { tag: isDaily({ path, device }) ? [] : '@nightly' }, () => {
    test.use({ ...devices[device], contextOptions: { reducedMotion: 'no-preference' } })

    test(`${path} is light, stable and accessible before it is touched`, async ({ page }) => {
      const responses: Response[] = []
      const problems = problemsOf(page)
      page.on('response', (response) => responses.push(response))
      await page.addInitScript(recordShift)
      await openBeforeFonts(page, path)
      if (path !== sitePaths.notFound) expect.soft(problems).toEqual([])
      await expectLight(path, responses)
      // A text that takes another number of lines in the fallback font moves what is below it once:
      // by one line of a hero, at most what counts as good (web.dev, cumulative layout shift).
      const most = path === sitePaths.notFound ? 0.005 : 0.1
      const shift = await page.evaluate(shiftWithFallback)
      expect.soft(shift, 'layout shift with late fonts').toBeLessThan(most)
      // Axe measures colors, which are not final while something fades in.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect.soft(await violations(page), 'axe').toEqual([])
      if (device === 'desktop') return
      expect.soft(await smallTargets(page), 'too small for a finger').toEqual([])
      expect.soft(await hiddenFocus(page), 'covered by bars while focused').toEqual([])
      expect.soft(await cutBySpacing(page), 'cut off with wider text spacing').toEqual([])
    })
  })
