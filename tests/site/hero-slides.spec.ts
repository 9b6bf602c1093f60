import { say } from '../../content/schema/message.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { home, shown } from './content.ts'
import { words } from './words.ts'

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
})

const { heroSlides, layout } = words
const { slides } = home
const [first, second] = slides.map(({ heading }) => shown(heading))
const last = slides.length - 1

const current = (page: Page) => page.locator('[data-slide][data-current]').getByRole('heading')
const running = (page: Page) => page.locator('[data-slides][data-running]')
const dot = (page: Page, index: number) =>
  page.getByRole('button', {
    name: say(heroSlides.dot, { number: index + 1, count: slides.length }),
  })

/** The home page with a clock of our own, its slides ready to move. */
const openWithClock = async (page: Page) => {
  // It stands from the beginning: on a busy machine, slides would move before it could be stopped.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.goto('/')
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await running(page).count()).toBe(1)
  }).toPass({ intervals: [50] })
}

test('the slides move on by themselves after five seconds each, and begin again', async ({
  page,
}) => {
  await openWithClock(page)
  for (const { heading } of [...slides.slice(1), ...slides.slice(0, 1)]) {
    await page.clock.runFor(4000)
    await expect(current(page)).not.toHaveText(shown(heading))
    await page.clock.runFor(1000)
    await expect(current(page)).toHaveText(shown(heading))
  }
})

test('a dot jumps to its slide, the others are out of reach, and then the slides go on', async ({
  page,
}) => {
  await openWithClock(page)
  await dot(page, last).click()
  await expect(current(page)).toHaveText(shown(slides[last]?.heading ?? ''))
  await expect(dot(page, last)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-slide][inert]')).toHaveCount(last)
  await expect(page.locator('[data-slide][data-current]').getByRole('link').first()).toBeVisible()

  await page.mouse.move(640, 10)
  await page.clock.runFor(6000)
  await expect(current(page)).toHaveText(first ?? '')
})

test('the slides rest under the pointer, with the focus inside and after the pause button', async ({
  page,
}) => {
  await openWithClock(page)
  await page.locator('[data-slide][data-current] h1').hover()
  await page.clock.runFor(100)
  await expect(running(page)).toHaveCount(0)
  await page.mouse.move(640, 899)
  await page.clock.runFor(100)
  await expect(running(page)).toHaveCount(1)

  await page.locator('[data-slide][data-current] a').first().focus()
  await page.clock.runFor(100)
  await expect(running(page)).toHaveCount(0)
  await page.getByRole('link', { name: layout.skip }).focus()
  await page.clock.runFor(100)
  await expect(running(page)).toHaveCount(1)

  await page.getByRole('button', { name: heroSlides.pause }).click()
  await page.getByRole('link', { name: layout.skip }).focus()
  await page.mouse.move(640, 10)
  await page.clock.runFor(20_000)
  await expect(running(page)).toHaveCount(0)
  await expect(current(page)).toHaveText(first ?? '')
  await expect(page.getByRole('button', { name: heroSlides.play })).toBeVisible()
})

test('with reduced motion the slides change by dot only', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(dot(page, 1)).toBeVisible()
  await expect(page.getByRole('button', { name: heroSlides.pause })).toBeHidden()
  await page.clock.runFor(30_000)
  await expect(current(page)).toHaveText(first ?? '')
  await dot(page, 1).click()
  await expect(current(page)).toHaveText(second ?? '')
})

test('a spinner stands where the first picture will be until it has come', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(`**/pictures/${slides[0]?.picture}-*`, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const spinner = page.locator('[data-slide] .HeroSlides-spinner')
  await expect(spinner).toBeVisible()
  // The script that takes it away has come too.
  await expect(page.locator('[data-dots]')).toBeVisible()
  await expect(spinner).toBeVisible()
  arrive()
  await expect(spinner).toHaveCount(0)
})
