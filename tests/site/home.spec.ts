import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { expect, type Locator, type Page, test } from '../strict-test.ts'
import { home, services, shown, words } from './content.ts'
import { holdRequests } from './held-requests.ts'

/** The moving parts of the home page, and the colors of a roof. */

test.use({ viewport: { width: 1280, height: 900 } })

const { heroSlides, layout, reviews } = words
const { slides } = home
const last = slides.length - 1
const current = (page: Page) => page.locator('[data-slide][data-current]')
const expectSlide = (page: Page, index: number) =>
  expect(current(page).getByRole('heading')).toHaveText(shown(slides[index]?.heading ?? ''))
const dot = (page: Page, index: number) =>
  page.getByRole('button', {
    name: say(heroSlides.dot, { number: index + 1, count: slides.length }),
  })

test('slides change after five seconds or by dot, and pause when used', async ({ page }) => {
  const skipLink = page.getByRole('link', { name: layout.skip })
  const running = page.locator('[data-part=slides][data-running]')
  const expectRunning = async (isRunning: boolean) => {
    await page.clock.runFor(100)
    await expect(running).toHaveCount(isRunning ? 1 : 0)
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The clock is stopped from the start, because slides would move on a busy machine.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.goto('/')
  // They begin once the picture and an idle moment are there, which this clock has to bring.
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return running.count()
    })
    .toBe(1)
  for (const index of [...slides.keys()]) {
    await page.clock.runFor(4000)
    await expectSlide(page, index)
    await page.clock.runFor(1000)
    await expectSlide(page, (index + 1) % slides.length)
  }

  for (const [use, leave] of [
    [() => current(page).locator('h1, h2').hover(), () => page.mouse.move(640, 899)],
    [() => current(page).locator('a').first().focus(), () => skipLink.focus()],
  ] as const) {
    await use()
    await expectRunning(false)
    await leave()
    await expectRunning(true)
  }
  await dot(page, last).click()
  await expectSlide(page, last)
  await expect(dot(page, last)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-slide][inert]')).toHaveCount(last)
  await page.getByRole('button', { name: heroSlides.pause }).click()
  await skipLink.focus()
  await page.mouse.move(640, 10)
  await page.clock.runFor(20_000)
  await expectRunning(false)
  await expectSlide(page, last)
  await expect(page.getByRole('button', { name: heroSlides.play })).toBeVisible()
})

const countTransitions = () =>
  [...document.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).transitionDuration !== '0s',
  ).length

test('slides keep still for reduced motion; a failed picture is drawn', async ({ page }) => {
  const [, { slug, picture = '' } = { slug: '' }] = services
  const failing = [slides[0]?.picture ?? '', picture]
  await page.clock.install()
  const fail = await holdRequests(page, new RegExp(`/pictures/(${failing.join('|')})-`))
  await page.goto('/', { waitUntil: 'commit' })
  const spinner = page.locator('[data-slide] .HeroSlides-spinner')
  // The script that removes it has run.
  await expect(dot(page, 1)).toBeVisible()
  await expect(spinner).toBeVisible()
  fail('abort')
  await expect(spinner).toHaveCount(0)
  const card = page.locator(`#${slug} img`)
  await card.scrollIntoViewIfNeeded()
  for (const image of [page.locator('[data-slide] picture img').first(), card]) {
    await expect(image).toHaveAttribute('src', /fallback.*\.svg$/)
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0)
  }
  const logged = (await page.consoleMessages()).map((message) => message.text())
  for (const name of failing)
    expect(logged.filter((text) => text.match(`${name}.*could not be loaded`))).toHaveLength(1)
  await expect(page.getByRole('button', { name: heroSlides.pause })).toBeHidden()
  expect(await page.evaluate(countTransitions)).toBe(0)
  await page.clock.runFor(30_000)
  await expectSlide(page, 0)
  await dot(page, 1).click()
  await expectSlide(page, 1)
})

const expectScrolled = (reel: Locator, to: number) =>
  expect.poll(() => reel.evaluate((element) => element.scrollLeft)).toBeCloseTo(to, 0)

test('each press of an arrow scrolls the reviews by 320 px, to either end', async ({ page }) => {
  const reel = page.getByRole('group', { name: reviews.list })
  const back = page.getByRole('button', { name: reviews.previous })
  const on = page.getByRole('button', { name: reviews.more })
  const scroll = (left: number) => reel.evaluate((element, to) => element.scrollTo(to, 0), left)
  await page.goto('/')
  // At the other width, the range is counted again.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await scroll(0)
    await expect(back).toBeDisabled()
    await on.click()
    await expectScrolled(reel, 320)
    await expect(back).toBeEnabled()
    const end = await reel.evaluate((element) => element.scrollWidth - element.clientWidth)
    await scroll(end)
    await expect(on).toBeDisabled()
    await back.click()
    await expectScrolled(reel, end - 320)
    await on.click()
    await expectScrolled(reel, end)
    await expect(on).toBeDisabled()
    await expect(on).toBeFocused()
  }
  await reel.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(on).toBeEnabled()
  // Each press counts while the reviews still move.
  await scroll(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await on.dblclick()
  await expectScrolled(reel, 640)
})

/** Runs in the page: scrolls until a share of a part is in view, and returns whether it waits. */
const waitsWith = async (part: Element, share: number) => {
  const { top, height } = part.getBoundingClientRect()
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' })
  await scrolled
  return part.matches('.is-waiting') && getComputedStyle(part).opacity === '0'
}

test('a part rises once a tenth is in view, and none stays hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const parts = page.locator('.rise')
  await expect(page.locator('.is-waiting')).toHaveCount(0)
  const [first, end] = [parts.nth(1), parts.last()]
  expect(await first.evaluate(waitsWith, -0.1)).toBe(true)
  expect(await first.evaluate(waitsWith, 0.12)).toBe(false)
  expect(await end.evaluate(waitsWith, 0.08)).toBe(true)
  for (const part of await parts.all()) await expect(part).toHaveCSS('opacity', '1')
})

for (const service of services.filter(({ colors }) => colors).slice(0, 1))
  test('roof colors are chosen one by one, and fetched when in view', async ({ page }) => {
    const swatches = service.colors?.swatches ?? []
    const colors = page.getByRole('group', { name: words.service.colors })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(addressOf(service))
    await colors.getByRole('radio').first().focus()
    for (const [index, { name, picture }] of swatches.entries()) {
      await expect(colors.getByRole('radio', { name, exact: true })).toBeChecked()
      await expect(colors.getByRole('img')).toHaveCount(1)
      await expect(colors.locator(`img[src*="/${picture}-"]`)).toBeVisible()
      for (const later of swatches.slice(index + 1))
        expect(fetched.join()).not.toContain(`/${later.picture}-`)
      await page.keyboard.press('ArrowRight')
    }
  })
