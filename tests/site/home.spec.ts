import { expect, type Page, test } from 'playwright/test'

test.use({ viewport: { width: 1280, height: 900 } })

const current = (page: Page) => page.locator('[data-slide][data-current]').getByRole('heading')
const titles = ['Roofs built for salt, sun and wind.', 'Know your roof before the season does.', 'Storm damage? Call before you climb.']

/** The home page with a clock of our own, its slides ready to move. */
const openWithClock = async (page: Page) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.locator('[data-slides][data-running]')).toBeAttached()
  await page.clock.pauseAt(Date.now() + 500)
}

test('the slides move on by themselves after five seconds each, and begin again', async ({ page }) => {
  await openWithClock(page)
  for (const title of [...titles.slice(1), titles[0] ?? '']) {
    await page.clock.runFor(4000)
    await expect(current(page)).not.toHaveText(title)
    await page.clock.runFor(1000)
    await expect(current(page)).toHaveText(title)
  }
})

test('a dot jumps to its slide, and the others are out of reach', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Slide 3 of 3' }).click()
  await expect(current(page)).toHaveText(titles[2] ?? '')
  await expect(page.getByRole('button', { name: 'Slide 3 of 3' })).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-slide][inert]')).toHaveCount(2)
  await expect(page.locator('[data-slide][data-current]').getByRole('link', { name: 'Request emergency service' })).toBeVisible()
})

test('the slides rest under the pointer, with the focus inside and after the pause button', async ({ page }) => {
  await openWithClock(page)
  const running = page.locator('[data-slides][data-running]')
  await page.locator('[data-slide][data-current] h1').hover()
  await page.clock.runFor(100)
  await expect(running).toHaveCount(0)
  await page.mouse.move(640, 899)
  await page.clock.runFor(100)

  await page.getByRole('button', { name: 'Pause slides' }).click()
  await page.getByRole('link', { name: /home$/ }).first().focus()
  await page.mouse.move(640, 10)
  await page.clock.runFor(20_000)
  await expect(running).toHaveCount(0)
  await expect(current(page)).toHaveText(titles[0] ?? '')
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible()
})

test('with reduced motion the slides change by dot only', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Slide 2 of 3' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeHidden()
  await page.clock.runFor(30_000)
  await expect(current(page)).toHaveText(titles[0] ?? '')
  await page.getByRole('button', { name: 'Slide 2 of 3' }).click()
  await expect(current(page)).toHaveText(titles[1] ?? '')
})

test('a spinner stands where the first picture will be until it has come', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/pictures/hero-1*', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const spinner = page.locator('[data-slide] .HeroSlides-spinner')
  await expect(spinner).toBeVisible()
  arrive()
  await expect(spinner).toHaveCount(0)
})

test('a picture that fails leaves no hole: our drawing takes its place, and the console names it', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.route(/\/pictures\/(hero-1|tile-roofing)/, (route) => route.abort())
  await page.goto('/')
  const card = page.locator('#tile-roofing img')
  await card.scrollIntoViewIfNeeded()
  for (const picture of [page.locator('[data-slide] img').first(), card]) {
    await expect(picture).toHaveAttribute('src', /fallback.*\.svg$/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  expect(errors.filter((error) => error.includes('could not be loaded')).length).toBe(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first slide stands, and every block can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
    await expect(page.getByRole('button', { name: /Slide/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'What neighbors say once the rain stops' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Customer reviews' }).getByRole('figure')).toHaveCount(11)
  })
})

test('the home page has its ten blocks, in their order', async ({ page }) => {
  await page.goto('/')
  const landmarks = [
    page.locator('[data-slides]'),
    page.locator('#roof-replacement'),
    page.getByRole('heading', { name: 'Wind mitigation report' }),
    page.getByText('roofing projects completed'),
    page.getByAltText(/Pallets of clay tile/),
    page.getByRole('heading', { name: 'Water coming in right now?' }),
    page.getByRole('heading', { name: '0% same as cash' }),
    page.getByRole('group', { name: 'Customer reviews' }),
    page.getByRole('img', { name: /Map of South Florida/ }),
    page.getByLabel('Your name'),
  ]
  const tops = await Promise.all(landmarks.map(async (landmark) => (await landmark.first().boundingBox())?.y ?? -1))
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(tops.filter((top) => top < 0)).toEqual([])
})

test('a link of the "Explore" grid leads to the card of its service on the home page, which is marked and clear of the header', async ({ page }) => {
  await page.goto('/roof-repair')
  await page.getByRole('navigation', { name: 'Roofing services' }).getByRole('link', { name: 'Metal roofing' }).click()
  await expect(page).toHaveURL('/#metal-roofing')
  const card = page.locator('#metal-roofing')
  await expect(card).toHaveCSS('outline-style', 'solid')
  await expect
    .poll(async () => {
      const [top, header] = await Promise.all([card.boundingBox(), page.getByRole('banner').boundingBox()])
      return (top?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))
    })
    .toBeGreaterThan(0)
})

test.describe('the reviews', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('scroll by 320 px with each arrow, which is disabled where there is no more', async ({ page }) => {
    await page.goto('/')
    const reel = page.getByRole('group', { name: 'Customer reviews' })
    const back = page.getByRole('button', { name: 'Previous reviews' })
    const on = page.getByRole('button', { name: 'More reviews' })
    const left = () => reel.evaluate((element) => element.scrollLeft)
    await expect(back).toBeDisabled()
    await on.click()
    await expect.poll(left).toBe(320)
    await expect(back).toBeEnabled()
    for (let press = 0; press < 20 && (await on.isEnabled()); press++) {
      await on.click()
      await page.waitForTimeout(50)
    }
    await expect(on).toBeDisabled()
    await back.click()
    await expect(on).toBeEnabled()
  })

  test('are measured again when the window changes its size', async ({ page }) => {
    await page.goto('/')
    const on = page.getByRole('button', { name: 'More reviews' })
    await page.getByRole('group', { name: 'Customer reviews' }).evaluate((reel) => reel.scrollTo({ left: reel.scrollWidth }))
    await expect(on).toBeDisabled()
    await page.setViewportSize({ width: 500, height: 900 })
    await expect(on).toBeEnabled()
  })

  test('scroll by keyboard too', async ({ page }) => {
    await page.goto('/')
    const reel = page.getByRole('group', { name: 'Customer reviews' })
    await reel.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => reel.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})

test('a block below the first view becomes visible once a tenth of it is in view', async ({ page }) => {
  await page.goto('/')
  const block = page.locator('.rise').filter({ has: page.getByAltText(/Pallets of clay tile/) })
  await expect(block).toHaveClass(/is-waiting/)
  await block.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    scrollTo({ top: scrollY + top + height * 0.05 - innerHeight, behavior: 'instant' })
  })
  await page.waitForTimeout(200)
  await expect(block).toHaveClass(/is-waiting/)
  await block.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().height * 0.1, behavior: 'instant' }))
  await expect(block).not.toHaveClass(/is-waiting/)
})
