import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Locator, type Page, test } from '../strict-test.ts'
import { business, type Entry, services, shown } from './content.ts'
import { hasArrival, phoneLink, plainServices, sampleCities } from './samples.ts'
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

  const expectHouses = async (page: Page) => {
    await expect(colors(page).getByRole('radio')).toHaveCount(swatches.length)
    for (const swatch of swatches) {
      await color(page, swatch.name).check()
      await expect(colors(page).getByRole('img')).toHaveCount(1)
      await expect(house(page, swatch)).toBeVisible()
    }
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('choosing a color of a roof shows the house in it, and no other', async ({ page }) => {
      await page.goto(addressOf(service))
      await expect(color(page, first?.name ?? '')).toBeChecked()
      await expectHouses(page)
    })
  })

  test('colors are chosen by keyboard and by pointer, and only a house that is shown is fetched', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(addressOf(service))
    await expect(color(page, first?.name ?? '')).toBeChecked()
    await color(page, first?.name ?? '').focus()
    await page.keyboard.press('ArrowRight')
    await expect(color(page, second?.name ?? '')).toBeChecked()
    const fetchedOf = (shownOnes: typeof swatches) =>
      shownOnes.filter(({ picture }) => fetched.some((url) => url.includes(`/${picture}-`)))
    await expect.poll(() => fetchedOf(second ? [second] : [])).toHaveLength(1)
    expect(fetchedOf(others)).toEqual([])
    await expectHouses(page)
  })
}

const expectBlocks = async (main: Locator, service: Entry<'service'>) => {
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
}

const expectSteps = async (main: Locator, { processSteps }: Entry<'service'>) => {
  const titles = processSteps.map(({ title }) => shown(title))
  const heading = main.page().getByRole('heading', { name: titles[0] ?? '' })
  const steps = main.getByRole('list').filter({ has: heading })
  await expect(steps.getByRole('heading')).toHaveText(titles)
}

/** The phone comes first, and there is no calendar. */
const expectEmergency = async (main: Locator) => {
  const buttons = main.locator('a[href^="tel:"], a[href^="/contact"]')
  await expect(buttons.first()).toHaveAttribute('href', phoneLink)
  await expect(main.getByRole('link', { name: shown(business.phone) }).first()).toBeInViewport()
  await expect(main.getByRole('link', { name: words.buttons.requestEmergency })).toHaveAttribute(
    'href',
    addressOf(linkedPages.contact),
  )
  await expect(main.locator(`a[href="${business.booking}"]`)).toHaveCount(0)
}

/** What the report is not and, where that is claimed, what it saves beside what that depends on. */
const expectWindReport = async (main: Locator, service: Entry<'service'>) => {
  await expect(main.getByText(words.windMitigation.notTheForm)).toBeVisible()
  const { windSavings } = business.claims
  if (windSavings?.pages?.includes(addressOf(service)))
    await expect(main.getByText(shown(`${windSavings.text}. ${windSavings.counts}`))).toBeVisible()
}

/** The closing words lead to the contact page. */
const expectClosing = async (main: Locator, label: string) => {
  await main.getByRole('link', { name: shown(label) }).click()
  await expect(main.page()).toHaveURL(addressOf(linkedPages.contact))
}

const isSpecial = ({
  emergency,
  highlights,
  checklist,
  taskLists,
  closing,
  windMitigation,
}: Entry<'service'>) =>
  emergency || highlights || checklist || taskLists || closing || windMitigation

for (const service of services.filter((one) => isSpecial(one) || one === plainServices[0]))
  test(`/${service.slug} has its steps in their order, and whatever else its file fills in`, async ({
    page,
  }) => {
    await page.goto(addressOf(service))
    const main = page.getByRole('main')
    if (service.emergency)
      await test.step('the phone first, and no calendar', () => expectEmergency(main))
    await test.step('its steps', () => expectSteps(main, service))
    await test.step('its blocks', () => expectBlocks(main, service))
    if (service.windMitigation)
      await test.step('the wind report', () => expectWindReport(main, service))
    const { closing } = service
    if (closing) await test.step('its closing words', () => expectClosing(main, closing.label))
  })

test('every service page leads to the contact page from its own content', async ({ page }) => {
  for (const service of services) {
    await page.goto(addressOf(service))
    const links = page.getByRole('main').locator(`a[href="${addressOf(linkedPages.contact)}"]`)
    await expect(links.first()).toBeVisible()
  }
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
