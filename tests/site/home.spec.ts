import { say } from '../../content/schema/message.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { home, services, shown, testimonials } from './content.ts'
import { words } from './words.ts'

/** The blocks of the home page. Its slides are in hero-slides.spec.ts. */

const { heroSlides, reviews, places } = words
const [firstService, secondService] = services
const heading = (page: Page, name: string) => page.getByRole('heading', { name: shown(name) })
const reel = (page: Page) => page.getByRole('group', { name: reviews.list })

/** The blocks of the home page in their order. */
const blocks = (page: Page) => [
  page.locator(`#${firstService?.slug}`),
  heading(page, home.windMitigation.heading),
  heading(page, home.reasons.heading),
  heading(page, home.suppliers.heading),
  heading(page, home.emergency.heading),
  heading(page, home.benefits.points[0]?.title ?? ''),
  reel(page),
  page.getByRole('img', { name: places.map }),
  heading(page, home.contact.heading),
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first slide stays, and every block and review can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      shown(home.slides[0]?.heading ?? ''),
    )
    await expect(page.getByRole('group', { name: heroSlides.dots, exact: true })).toBeHidden()
    await expect(reel(page).getByRole('blockquote')).toHaveText(
      testimonials.map(({ text }) => shown(text)),
    )
    for (const [index, { name, rating }] of testimonials.entries()) {
      const review = reel(page).getByRole('figure').nth(index)
      await expect(review).toContainText(shown(name))
      await expect(review).toContainText(say(reviews.stars, { stars: rating }))
    }
    const boxes = await Promise.all(blocks(page).map((block) => block.first().boundingBox()))
    const tops = boxes.map((box) => box?.y ?? -1)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    expect(Math.min(...tops)).toBeGreaterThan(0)
  })
})

test('the reviews scroll by 320 px with each arrow on any screen, to either end', async ({
  page,
}) => {
  const back = page.getByRole('button', { name: reviews.previous })
  const on = page.getByRole('button', { name: reviews.more })
  const scrolled = () => reel(page).evaluate((element) => element.scrollLeft)
  const range = () => reel(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  const scrollTo = (left: number) =>
    reel(page).evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), left)
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
    // Two presses in a row, whose second comes while the row still moves.
    await back.dblclick()
    await expect.poll(scrolled).toBeCloseTo(end - 960, 0)
    // To the end, and not beyond it.
    for (let presses = 0; presses < 4; presses += 1) await on.click({ force: true })
    await expect.poll(scrolled).toBeCloseTo(end, 0)
    await expect(on).toBeDisabled()
    await expect(on).toBeFocused()
  }
  await reel(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(scrolled).toBeLessThan(await range())
  await expect(on).toBeEnabled()
})

test('a picture that fails is a drawing; a block shows once in view', async ({ page }) => {
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
