import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { home, services, shown, testimonials } from './content.ts'
import { words } from './words.ts'

const { heroSlides, reviews, places, serviceLists } = words
const [firstService, secondService] = services

const heading = (page: Page, name: string) => page.getByRole('heading', { name: shown(name) })
const reel = (page: Page) => page.getByRole('group', { name: reviews.list })
/** A picture that waits below the first view until it is scrolled to. */
const suppliers = (page: Page) =>
  page.locator('.rise').filter({ has: page.locator('img[src*="/suppliers-"]') })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first slide stands, and every block can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      shown(home.slides[0]?.heading ?? ''),
    )
    await expect(page.getByRole('group', { name: heroSlides.dots, exact: true })).toBeHidden()
    await expect(heading(page, home.reviews.heading)).toBeVisible()
    await expect(reel(page).getByRole('figure')).toHaveCount(testimonials.length)
  })
})

test('the home page has its ten blocks, in their order, and the words of our customers as they were said, with who said them', async ({
  page,
}) => {
  await page.goto('/')
  await expect(reel(page).getByRole('blockquote')).toHaveText(
    testimonials.map(({ text }) => shown(text)),
  )
  for (const [index, { name, rating }] of testimonials.entries()) {
    const review = reel(page).getByRole('figure').nth(index)
    await expect(review).toContainText(shown(name))
    await expect(review).toContainText(say(reviews.stars, { stars: rating }))
  }
  const landmarks = [
    page.locator('[data-slides]'),
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
  const tops = await Promise.all(
    landmarks.map(async (landmark) => (await landmark.first().boundingBox())?.y ?? -1),
  )
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(tops.filter((top) => top < 0)).toEqual([])
})

test('a link of the "Explore" grid leads to the card of its service on the home page, which is marked and clear of the header', async ({
  page,
}) => {
  const { slug = '', title = '' } = secondService ?? {}
  await page.goto(addressOf({ kind: 'service', slug: firstService?.slug ?? '' }))
  await page
    .getByRole('navigation', { name: serviceLists.explore.label })
    .getByRole('link', { name: title, exact: true })
    .click()
  await expect(page).toHaveURL(`/#${slug}`)
  const card = page.locator(`#${slug}`)
  await expect(card).toHaveCSS('outline-style', 'solid')
  await expect
    .poll(async () => {
      const [top, header] = await Promise.all([
        card.boundingBox(),
        page.getByRole('banner').boundingBox(),
      ])
      return (top?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))
    })
    .toBeGreaterThan(0)
})

test.describe('the reviews', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
  const back = (page: Page) => page.getByRole('button', { name: reviews.previous })
  const on = (page: Page) => page.getByRole('button', { name: reviews.more })
  const scrolled = (page: Page) => reel(page).evaluate((element) => element.scrollLeft)

  test('scroll by 320 px with each arrow, which is disabled where there is no more and keeps the focus, however wide the window, and by keyboard too', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(back(page)).toBeDisabled()
    await on(page).click()
    await expect.poll(() => scrolled(page)).toBe(320)
    await expect(back(page)).toBeEnabled()
    await reel(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(on(page)).toBeDisabled()
    await expect(on(page)).toBeFocused()
    await back(page).click()
    await expect(on(page)).toBeEnabled()
    await reel(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(on(page)).toBeDisabled()
    await page.setViewportSize({ width: 500, height: 900 })
    await expect(on(page)).toBeEnabled()
    const before = await scrolled(page)
    await reel(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => scrolled(page)).toBeLessThan(before)
  })
})

test('a picture that fails leaves no hole: our drawing takes its place, and the console names it', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
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
  for (const name of failing)
    expect(
      errors.filter(
        (error) => error.includes(`/pictures/${name}-`) && error.includes('could not be loaded'),
      ),
    ).toHaveLength(1)
})

test('a block below the first view becomes visible once a tenth of it is in view', async ({
  page,
}) => {
  await page.goto('/')
  await expect(suppliers(page)).toHaveClass(/is-waiting/)
  /** Resolves once observers have been told of the new position. */
  const showPart = (part: number) =>
    suppliers(page).evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect()
      scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' })
      return new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      )
    }, part)
  await showPart(0.05)
  await expect(suppliers(page)).toHaveClass(/is-waiting/)
  await showPart(0.15)
  await expect(suppliers(page)).not.toHaveClass(/is-waiting/)
})
