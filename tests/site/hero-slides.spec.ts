import { say } from '../../content/schema/message.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { home, shown } from './content.ts'
import { holdRequests } from './held-requests.ts'
import { words } from './words.ts'

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
})

const { heroSlides, layout } = words
const { slides } = home
const headings = slides.map((slide) => shown(slide.heading))
const last = slides.length - 1
const current = (page: Page) => page.locator('[data-slide][data-current]').getByRole('heading')
const dot = (page: Page, index: number) =>
  page.getByRole('button', {
    name: say(heroSlides.dot, { number: index + 1, count: slides.length }),
  })

test('slides move on after five seconds, by dot, and pause when used', async ({ page }) => {
  const skipLink = page.getByRole('link', { name: layout.skip })
  const expectRunning = async (isRunning: boolean) => {
    await page.clock.runFor(100)
    await expect(page.locator('[data-slides][data-running]')).toHaveCount(isRunning ? 1 : 0)
  }
  // The clock stands still from the start: on a busy machine, slides would move before.
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
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const recalculations = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Infinity
  }
  await page.goto('/')
  await expect(page.locator('[data-slides][data-running]')).toBeVisible()
  // The next slide may come meanwhile.
  await expect(async () => {
    const before = await recalculations()
    await page.waitForTimeout(1000)
    expect(await recalculations()).toBeLessThan(before + 10)
  }).toPass()
})

test('with reduced motion slides change by dot, after a spinner', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
