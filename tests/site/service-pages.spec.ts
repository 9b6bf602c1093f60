import { expect, type Page, test } from 'playwright/test'
import { addressOf, linkedPages } from '../../content/addresses.ts'
import { say } from '../../content/model/message.ts'
import { business, type Entry, home, services, shown } from './content.ts'
import {
  emergencyServices,
  hasArrival,
  phoneLink,
  plainServices,
  sampleCities,
  samplePairs,
} from './samples.ts'
import { words } from './words.ts'

type Colors = NonNullable<Entry<'service'>['colors']>

const colors = (page: Page) => page.getByRole('group', { name: words.service.colors })
const color = (page: Page, name: string) => colors(page).getByRole('radio', { name, exact: true })

/** The picture of a color as it is built: under the name of its file. */
const house = (page: Page, { picture }: Colors['swatches'][number]) =>
  colors(page).locator(`img[src*="/${picture}-"]`)

for (const service of services.filter((one) => one.colors).slice(0, 1)) {
  const { swatches } = service.colors ?? { swatches: [] }
  const [first, second, ...others] = swatches

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })

      test('choosing a color of a roof shows the house in it, and no other', async ({ page }) => {
        await page.goto(addressOf(service))
        await expect(colors(page).getByRole('radio')).toHaveCount(swatches.length)
        await expect(color(page, first?.name ?? '')).toBeChecked()
        for (const swatch of swatches) {
          await color(page, swatch.name).check()
          await expect(colors(page).getByRole('img')).toHaveCount(1)
          await expect(house(page, swatch)).toBeVisible()
        }
      })
    })
  }

  test('colors are chosen by keyboard too, and only a house that is shown is fetched', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(addressOf(service))
    await color(page, first?.name ?? '').focus()
    await page.keyboard.press('ArrowRight')
    await expect(color(page, second?.name ?? '')).toBeChecked()
    const fetchedOf = (shownOnes: typeof swatches) =>
      shownOnes.filter(({ picture }) => fetched.some((url) => url.includes(`/${picture}-`)))
    await expect.poll(() => fetchedOf(second ? [second] : [])).toHaveLength(1)
    expect(fetchedOf(others)).toEqual([])
  })
}

const hasBlocks = ({ highlights, checklist, taskLists }: Entry<'service'>) =>
  highlights !== undefined || checklist !== undefined || taskLists !== undefined

for (const service of services.filter(hasBlocks))
  test(`/${service.slug} has every block that its file fills in`, async ({ page }) => {
    await page.goto(addressOf(service))
    const main = page.getByRole('main')
    for (const { heading, points } of service.highlights ?? [])
      for (const name of [heading, ...points.map(({ title }) => title)])
        await expect(main.getByRole('heading', { name: shown(name) }).first()).toBeVisible()
    for (const { title, tasks } of service.taskLists?.lists ?? []) {
      await expect(main.getByRole('heading', { name: shown(title) })).toBeVisible()
      await expect(main.getByRole('list').filter({ hasText: shown(tasks[0] ?? '') })).toHaveText(
        shown(tasks.join('')),
      )
    }
    const points = service.checklist?.points ?? []
    const report = main.getByRole('list').filter({ hasText: shown(`1. ${points[0]}`) })
    if (points.length > 0)
      await expect(report.getByRole('listitem')).toHaveText(
        points.map((point, index) => shown(`${index + 1}. ${point}`)),
      )
  })

for (const service of services.filter(({ closing }) => closing))
  test(`/${service.slug} ends with its closing words, which lead to the contact page`, async ({
    page,
  }) => {
    await page.goto(addressOf(service))
    await page
      .getByRole('main')
      .getByRole('link', { name: shown(service.closing?.label ?? '') })
      .click()
    await expect(page).toHaveURL(addressOf(linkedPages.contact))
  })

for (const service of services.filter(({ windMitigation }) => windMitigation))
  test(`/${service.slug} shows the savings of the wind report with what they depend on`, async ({
    page,
  }) => {
    await page.goto(addressOf(service))
    await expect(page.getByText(shown(business.claims.windSavings?.text ?? ''))).toBeVisible()
    await expect(page.getByText(words.windMitigation.footnote)).toBeVisible()
  })

for (const service of [...emergencyServices.slice(0, 1), ...plainServices.slice(0, 1)])
  test(`/${service.slug} has its steps in their order`, async ({ page }) => {
    await page.goto(addressOf(service))
    const titles = service.processSteps.map(({ title }) => shown(title))
    const steps = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { name: titles[0] ?? '' }) })
    await expect(steps.getByRole('heading')).toHaveText(titles)
  })

for (const service of emergencyServices)
  test(`/${service.slug} puts the phone first, and offers no calendar`, async ({ page }) => {
    await page.goto(addressOf(service))
    const main = page.getByRole('main')
    const buttons = main.locator('a[href^="tel:"], a[href^="/contact"]')
    await expect(buttons.first()).toHaveAttribute('href', phoneLink)
    await expect(main.getByRole('link', { name: shown(business.phone) }).first()).toBeInViewport()
    await expect(main.getByRole('link', { name: words.buttons.requestEmergency })).toHaveAttribute(
      'href',
      addressOf(linkedPages.contact),
    )
    await expect(main.locator(`a[href="${business.booking}"]`)).toHaveCount(0)
  })

for (const city of sampleCities)
  test(`a page of ${city.slug} ${hasArrival(city) ? 'says how soon we arrive' : 'makes no promise about our arrival'}`, async ({
    page,
  }) => {
    await page.goto(
      addressOf({ kind: 'service-in-city', service: services[0] ?? { slug: '' }, city }),
    )
    await expect(
      page
        .getByRole('complementary')
        .getByText(shown(business.claims.arrival?.text ?? ''))
        .first(),
    ).toBeVisible({ visible: hasArrival(city) })
  })

test('a booking button opens the calendar in a new tab, which learns nothing of this one', async ({
  page,
  context,
}) => {
  await context.route(`${new URL(business.booking).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
  )
  await page.goto(addressOf(plainServices[0] ?? { kind: 'home' }))
  const button = page.getByRole('main').locator(`a[href="${business.booking}"]`).first()
  const [calendar] = await Promise.all([context.waitForEvent('page'), button.click()])
  await calendar.waitForLoadState()
  expect(await calendar.evaluate(() => window.opener)).toBeNull()
  expect(await calendar.evaluate(() => document.referrer)).toBe('')
})

for (const pair of samplePairs.slice(0, 1))
  test('a page of a service in a city says where it stands, and leads back to the city', async ({
    page,
  }) => {
    const { service, city } = pair
    await page.goto(addressOf(pair))
    const trail = page
      .getByRole('navigation', { name: words.layout.breadcrumbs })
      .getByRole('listitem')
    await expect(trail).toHaveText([home.title, city.name, service.title])
    await page
      .getByRole('link', {
        name: say(words.serviceInCity.allServices, { cityName: city.name, county: city.county }),
      })
      .click()
    await expect(page).toHaveURL(addressOf(city))
  })
