import { say } from '../../content/schema/message.ts'
import { expect, type Locator, type Page, test } from '../strict-test.ts'
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

const reviewsOf = (page: Page) => ({
  reel: page.getByRole('group', { name: reviews.list }),
  back: page.getByRole('button', { name: reviews.previous }),
  on: page.getByRole('button', { name: reviews.more }),
})
const scrolled = (reel: Locator) => reel.evaluate((element) => element.scrollLeft)

test('the reviews scroll by 320 px with each arrow on any screen, to either end', async ({
  page,
}) => {
  const { reel, back, on } = reviewsOf(page)
  const range = () => reel.evaluate((element) => element.scrollWidth - element.clientWidth)
  const scrollTo = (left: number) => reel.evaluate((element, to) => element.scrollTo(to, 0), left)
  await page.goto('/')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await scrollTo(0)
    await expect(back).toBeDisabled()
    await on.click()
    await expect.poll(() => scrolled(reel)).toBeCloseTo(320, 0)
    await expect(back).toBeEnabled()
    const end = await range()
    await scrollTo(end)
    await expect(on).toBeDisabled()
    await back.click()
    await expect.poll(() => scrolled(reel)).toBeCloseTo(end - 320, 0)
    // To the end, and not beyond it.
    for (let presses = 0; presses < 2; presses += 1) await on.click({ force: true })
    await expect.poll(() => scrolled(reel)).toBeCloseTo(end, 0)
    await expect(on).toBeDisabled()
    await expect(on).toBeFocused()
  }
  await reel.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => scrolled(reel)).toBeLessThan(await range())
  await expect(on).toBeEnabled()
})

/**
 * Runs in the page: presses arrows, each while the reviews still move for the last one, and tells
 * the reviews that the move before has ended, as browsers do late.
 */
const pressWhileMoving = async (reel: Element, steps: readonly number[]) => {
  const [back, on] = document.querySelectorAll<HTMLElement>('[data-arrows] button')
  for (const step of steps) {
    const moves = new Promise((resolve) => reel.addEventListener('scroll', resolve, { once: true }))
    const arrow = step < 0 ? back : on
    arrow?.click()
    await moves
    reel.dispatchEvent(new Event('scrollend'))
  }
}

test('each press of an arrow counts while the reviews still move, in both directions', async ({
  page,
}) => {
  const { reel, on } = reviewsOf(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/')
  await expect(on).toBeVisible()
  let goal = 0
  for (const steps of [
    [1, 1],
    [1, 1, 1],
    [-1, -1],
    [1, -1, 1],
    [-1, 1],
    [-1, 1, 1, -1, 1],
  ]) {
    goal += 320 * steps.reduce((sum, step) => sum + step)
    await reel.evaluate(pressWhileMoving, steps)
    await expect.poll(() => scrolled(reel), { message: `${steps}` }).toBeCloseTo(goal, 0)
  }
  // By hand, a visitor goes another way.
  await on.dblclick()
  await reel.hover()
  await page.mouse.wheel(-5000, 0)
  await expect.poll(() => scrolled(reel)).toBe(0)
  await on.click()
  await expect.poll(() => scrolled(reel)).toBeCloseTo(320, 0)
})

test('a failed picture is replaced by a drawing', async ({ page }) => {
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
})

/** Runs in the page: scrolls until a share of a part is in view, and returns whether it waits. */
const waitsWith = async (part: Element, share: number) => {
  const { top, height } = part.getBoundingClientRect()
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' })
  await scrolled
  return part.matches('.is-waiting') && getComputedStyle(part).opacity === '0'
}

test('a part rises once a tenth is in view, and none is hidden while the page rests', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const parts = page.locator('.rise')
  const waiting = page.locator('.is-waiting')
  expect(await parts.count()).toBeGreaterThan(2)
  await expect(waiting).toHaveCount(0)
  const [first, last] = [parts.nth(1), parts.last()]
  expect(await first.evaluate(waitsWith, -0.1)).toBe(true)
  expect(await first.evaluate(waitsWith, 0.12)).toBe(false)
  expect(await last.evaluate(waitsWith, 0.08)).toBe(true)
  await expect(waiting).toHaveCount(0)
  for (const part of await parts.all()) await expect(part).toHaveCSS('opacity', '1')
})
