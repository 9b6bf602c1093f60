import { say } from '../../content/schema/message.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { home, services, shown } from './content.ts'
import { holdRequests } from './held-requests.ts'
import { words } from './words.ts'

/** The moving parts of the home page. Its blocks are tested in without-scripts.spec.ts. */

test.use({ viewport: { width: 1280, height: 900 } })

const { heroSlides, layout, reviews } = words
const [, secondService] = services
const { slides } = home
const headings = slides.map((slide) => shown(slide.heading))
const last = slides.length - 1
const current = (page: Page) => page.locator('[data-slide][data-current]').getByRole('heading')
const dot = (page: Page, index: number) =>
  page.getByRole('button', {
    name: say(heroSlides.dot, { number: index + 1, count: slides.length }),
  })

test('slides change after five seconds or by dot, and pause when used', async ({ page }) => {
  const skipLink = page.getByRole('link', { name: layout.skip })
  const expectRunning = async (isRunning: boolean) => {
    await page.clock.runFor(100)
    await expect(page.locator('[data-slides][data-running]')).toHaveCount(isRunning ? 1 : 0)
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The clock is stopped from the start, because slides would move on a busy machine.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.goto('/')
  await expect(() => expectRunning(true)).toPass({ intervals: [50] })
  for (const heading of [...headings.slice(1), ...headings.slice(0, 1)]) {
    await page.clock.runFor(4000)
    await expect(current(page)).not.toHaveText(heading)
    await page.clock.runFor(1000)
    await expect(current(page)).toHaveText(heading)
  }

  await page.locator('[data-slide][data-current] :is(h1, h2)').hover()
  await expectRunning(false)
  await page.mouse.move(640, 899)
  await expectRunning(true)
  await page.locator('[data-slide][data-current] a').first().focus()
  await expectRunning(false)
  await skipLink.focus()
  await expectRunning(true)
  await dot(page, last).click()
  await expect(current(page)).toHaveText(headings[last] ?? '')
  await expect(dot(page, last)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-slide][inert]')).toHaveCount(last)
  await expect(page.locator('[data-slide][data-current]').getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: heroSlides.pause }).click()
  await skipLink.focus()
  await page.mouse.move(640, 10)
  await page.clock.runFor(20_000)
  await expectRunning(false)
  await expect(current(page)).toHaveText(headings[last] ?? '')
  await expect(page.getByRole('button', { name: heroSlides.play })).toBeVisible()
})

test('the browser restyles nothing while a slide is shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const recalculations = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Infinity
  }
  await page.goto('/')
  await expect(page.locator('[data-slides][data-running]')).toBeVisible()
  // The next slide may come in the meantime.
  await expect(async () => {
    const before = await recalculations()
    await page.waitForTimeout(1000)
    expect(await recalculations()).toBeLessThan(before + 10)
  }).toPass()
})

test('with reduced motion slides change by dot, after a spinner', async ({ page }) => {
  await page.clock.install()
  const release = await holdRequests(page, `**/pictures/${slides[0]?.picture}-*`)
  await page.goto('/', { waitUntil: 'commit' })
  const spinner = page.locator('[data-slide] .HeroSlides-spinner')
  // The script that removes it has run.
  await expect(dot(page, 1)).toBeVisible()
  await expect(spinner).toBeVisible()
  release()
  await expect(spinner).toHaveCount(0)
  await expect(page.getByRole('button', { name: heroSlides.pause })).toBeHidden()
  const moving = () =>
    [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).transitionDuration !== '0s',
    ).length
  expect(await page.evaluate(moving)).toBe(0)
  await page.clock.runFor(30_000)
  await expect(current(page)).toHaveText(headings[0] ?? '')
  await dot(page, 1).click()
  await expect(current(page)).toHaveText(headings[1] ?? '')
})

test('the reviews scroll by 320 px with each arrow on any screen, to either end', async ({
  page,
}) => {
  const reel = page.getByRole('group', { name: reviews.list })
  const back = page.getByRole('button', { name: reviews.previous })
  const on = page.getByRole('button', { name: reviews.more })
  const scrolled = () => reel.evaluate((element) => element.scrollLeft)
  const range = () => reel.evaluate((element) => element.scrollWidth - element.clientWidth)
  const scrollTo = (left: number) =>
    reel.evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), left)
  await page.goto('/')
  for (const [reducedMotion, width] of [
    ['reduce', 390],
    ['reduce', 820],
    ['reduce', 1280],
    ['reduce', 1440],
    // Here each press takes half a second.
    ['no-preference', 390],
    ['no-preference', 1440],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width, height: 900 })
    await scrollTo(0)
    await expect(back).toBeDisabled()
    await on.click()
    await expect.poll(scrolled).toBeCloseTo(320, 0)
    await expect(back).toBeEnabled()
    const end = await range()
    await scrollTo(end)
    await expect(on).toBeDisabled()
    await back.click()
    await expect.poll(scrolled).toBeCloseTo(end - 320, 0)
    await expect(on).toBeEnabled()
    // Two presses, the second while the row still moves.
    await back.dblclick()
    await expect.poll(scrolled).toBeCloseTo(end - 960, 0)
    // To the end, and not beyond it.
    for (let presses = 0; presses < 4; presses += 1) await on.click({ force: true })
    await expect.poll(scrolled).toBeCloseTo(end, 0)
    await expect(on).toBeDisabled()
    await expect(on).toBeFocused()
  }
  await reel.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(scrolled).toBeLessThan(await range())
  await expect(on).toBeEnabled()
})

test('a failed picture is replaced by a drawing; a block appears once in view', async ({
  page,
}) => {
  const failing = [home.slides[0]?.picture ?? '', secondService?.picture ?? '']
  await page.route(new RegExp(`/pictures/(${failing.join('|')})-`), (route) => route.abort())
  await page.goto('/')
  const card = page.locator(`#${secondService?.slug} img`)
  await card.scrollIntoViewIfNeeded()
  for (const picture of [page.locator('[data-slide] picture img').first(), card]) {
    await expect(picture).toHaveAttribute('src', /fallback.*\.svg$/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  const logged = (await page.consoleMessages()).filter((message) => message.type() === 'error')
  const errors = logged.map((message) => message.text())
  for (const name of failing)
    expect(errors.filter((text) => text.match(`${name}.*could not be loaded`))).toHaveLength(1)

  const block = page.locator('.rise').filter({ has: page.locator('img[src*="/suppliers-"]') })
  await expect(block).toHaveClass(/is-waiting/)
  await block.scrollIntoViewIfNeeded()
  await expect(block).not.toHaveClass(/is-waiting/)
})
