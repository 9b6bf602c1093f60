import { originalAddress } from '../../content/schema/languages.ts'
import { calculators } from '../../content/schema/prices.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page, type Response, test } from '../strict-test.ts'
import { brotliSize, budgets, kilobyte, pagePaths } from './built-site.ts'
import { guides, mainPages, samplePages } from './content.ts'
import { holdRequests } from './held-requests.ts'
import { cutOff, hiddenFocus, recordShift, smallTargets, violations } from './reach.ts'

/** Pages on devices, before they are touched. Their HTML: pages.spec.ts and search.spec.ts. */

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const

/** Returns the layout shift; 0 on a device without the local fonts that ours are adjusted to. */
const shiftWithFallback = async () => {
  const fallbacks = ['Arial', 'Liberation Sans', 'Roboto'].map((name) =>
    new FontFace('fallback', `local("${name}")`).load(),
  )
  const hasFallback = await Promise.any(fallbacks).catch(() => undefined)
  return hasFallback ? (Reflect.get(window, 'shift') as number) : 0
}

/** Records what a tab's pages log or fail to load from now on, except fonts that a test holds. */
const problemsOf = (page: Page) => {
  const found: string[] = []
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) found.push(message.text())
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

const isHome = (path: string) => originalAddress(path) === '/'
const wizards = Object.values(calculators).map(({ page: slug }) =>
  addressOf({ kind: 'calculator', slug }),
)

/** Expects AVIF, and hardly any script. The bytes of pictures: budgets.spec.ts. */
const expectLight = async (path: string, responses: Response[]) => {
  const typed = (type: string) =>
    responses.filter((answer) => answer.request().resourceType() === type)
  const photographs = typed('image').filter((answer) => answer.url().includes('/pictures/'))
  for (const photograph of photographs) expect.soft(photograph.url()).toMatch(/\.avif$/)
  if (wizards.includes(path)) return
  // Parts that only these pages have come with their own script.
  const isSpecial = isHome(path) || path === sitePaths.notFound
  const most = budgets.script + (isSpecial ? kilobyte : 0)
  const bodies = await Promise.all(typed('script').map((answer) => answer.body()))
  const script = bodies.reduce((sum, body) => sum + brotliSize(body), 0)
  expect.soft(script, 'bytes of script').toBeGreaterThan(0)
  expect.soft(script, 'bytes of script').toBeLessThanOrEqual(most)
}

const coveredByPanel = () => {
  const panel = document.querySelector('[data-stage]')
  const top = panel?.querySelector('form')?.getBoundingClientRect().top ?? 0
  return [...(panel?.previousElementSibling?.querySelectorAll('h1, p') ?? [])]
    .filter((text) => text.checkVisibility() && text.getBoundingClientRect().bottom > top)
    .map((text) => text.textContent)
}

for (const path of [...samplePages, sitePaths.notFound])
  for (const device of ['phone', 'desktop'] as const)
    test.describe(`on a ${device}`, () => {
      const isDaily = mainPages.includes(path) || path === sitePaths.notFound
      const isPhone = device === 'phone'
      test.use({ ...devices[device], contextOptions: { reducedMotion: 'no-preference' } })

      test(`${path} is light, stable and accessible before it is touched, and fits`, {
        tag: isDaily && isPhone ? [] : '@nightly',
      }, async ({ page }) => {
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
        expect.soft(await page.evaluate(coveredByPanel), 'covered by a form').toEqual([])
        if (!isPhone) return
        expect.soft(await page.evaluate(smallTargets), 'too small for a finger').toEqual([])
        expect.soft(await hiddenFocus(page), 'covered by bars while focused').toEqual([])
        expect.soft(await cutOff(page), 'cut off').toEqual([])
      })
    })

test('every page fits @nightly', async ({ page }) => {
  test.setTimeout(1_200_000)
  for (const path of pagePaths) {
    await page.goto(path)
    expect.soft(await cutOff(page), path).toEqual([])
  }
})

test('a page shows the current year, and dates unchanged', async ({ page }) => {
  await page.clock.setFixedTime('2039-01-01T12:00:00')
  const [guide] = guides
  await page.goto(addressOf(guide ?? linkedPages.guides))
  await expect(page.getByRole('contentinfo')).toContainText('2039')
  await expect(page.locator('main time').first()).not.toContainText('2039')
})
