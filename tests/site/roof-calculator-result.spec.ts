import { readFileSync } from 'node:fs'
import { floridaDay } from '../../content/schema/day.ts'
import { say } from '../../content/schema/message.ts'
import { expect, test } from '../strict-test.ts'
import { readSiteFile } from './built-site.ts'
import { colorsOf } from './colors.ts'
import { business, shown } from './content.ts'
import { chunks, failUntilReload } from './held-scripts.ts'
import { leadsOf, type Visitor, visitor } from './leads.ts'
import { clean, printed } from './paper.ts'
import { roofCalculator, roofCalculatorPath } from './roof-calculator.ts'
import { words } from './words.ts'

const { roofResult, wizard: wizardWords } = words
// The calendar of the visitor decides about days.
test.use({ timezoneId: 'America/New_York' })

const today = floridaDay()
/** The voucher that the content offers beside an estimate today. */
const voucher = Object.values(business.promotions).find(
  ({ look, pages, validUntil = today }) =>
    look === 'voucher' && pages.includes(roofCalculatorPath) && validUntil >= today,
)

test('the download is one page that runs nothing, whatever was typed; if what makes it cannot be loaded, a notice says so', async ({
  page,
  context,
}) => {
  const markup = `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>'`
  const { openStep, next, line, finish, toast } = roofCalculator(page)
  const download = page.getByRole('button', { name: roofResult.next.download })
  await failUntilReload(page, words.roofDocument.conditions.heading)
  await openStep(7)
  await line('firstName').fill(markup)
  await line('lastName').fill(markup)
  await line('email').fill('maya@sample.example')
  await line('phone').fill('305 555 0142')
  await next()
  await line('address').fill(markup)
  await finish()
  await download.click()
  await expect(toast(wizardWords.result.notSaved.title)).toBeVisible()
  await page.reload()
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toBe(`roof-estimate-${floridaDay()}.html`)
  const opened = await context.newPage()
  await opened.setContent(readFileSync(await file.path(), 'utf8'))
  expect(await opened.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  await expect(opened.getByText(markup).first()).toBeVisible()
  const written = [
    business.name,
    business.license,
    roofResult.breakdown.total,
    ...(voucher ? [voucher.text] : []),
  ]
  for (const text of written) await expect(opened.getByText(shown(text)).first()).toBeVisible()
})

test('the voucher stands with its last day and its conditions as long as it is offered, and the full breakdown comes by e-mail: in view, prefilled, checked, sent and thanked once it has arrived', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { estimateForm } = roofResult
  const { openEstimate, toast } = roofCalculator(page)
  await openEstimate(who)
  await page.getByRole('heading', { name: roofResult.payments.heading }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: roofResult.next.email }).click()
  const name = page.getByLabel(estimateForm.name, { exact: true })
  const email = page.getByLabel(estimateForm.email, { exact: true })
  const send = page.getByRole('button', { name: estimateForm.submit })
  await expect(name).toHaveValue(`Maya ${who.name}`)
  for (const part of [name, send]) await expect(part).toBeInViewport({ ratio: 1 })
  await name.fill('M')
  await email.fill('nobody')
  await send.click()
  await expect(page.getByText(say(estimateForm.messages.name, { length: 2 }))).toBeVisible()
  await expect(page.getByText(estimateForm.messages.email)).toBeVisible()

  await page.route('**/relay/ajax', (route) => route.abort())
  const given = async ({ name: lastName, email: address }: Visitor) => {
    await name.fill(`Maya ${lastName}`)
    await email.fill(address)
    await expect(send).toBeEnabled()
    await send.click()
    await expect(name).toHaveValue('')
    await expect(send).toBeFocused()
  }
  const thanks = page.getByText(estimateForm.sent.description)
  await given(visitor())
  await expect(page.getByText(words.forms.afterSending.kept)).toBeVisible()
  await expect(thanks).toHaveCount(0)
  await page.unroute('**/relay/ajax')

  await given(who)
  await expect(toast(estimateForm.sent.title)).toBeVisible()
  await expect(page.getByText(words.forms.afterSending.kept)).toHaveCount(0)
  // What was cleared is not a mistake, even where the visitor leaves it.
  await email.focus()
  await send.focus()
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await page.emulateMedia({ forcedColors: 'active' })
  const bar = page
    .getByText(words.roofResult.range.low)
    .locator('xpath=../preceding-sibling::div[1]')
  expect(await colorsOf(bar)).toBeGreaterThan(1)
  const leads = await leadsOf(request, who)
  expect(leads).toHaveLength(2)
  expect(
    leads.filter(({ _subject }) => _subject === `Estimate details for Maya ${who.name}`),
  ).toMatchObject([
    {
      source: 'Estimate Result',
      projectType: 'roofing',
      qualityGrade: 'shingle',
      squareFootage: '1500',
    },
  ])
  const inThirtyDays = new Date()
  inThirtyDays.setDate(inThirtyDays.getDate() + 30)
  const { validUntil = '9999-12-31', conditions = '' } = voucher ?? {}
  const lastDay =
    validUntil < floridaDay(inThirtyDays) ? new Date(`${validUntil}T12:00`) : inThirtyDays
  const date = lastDay.toLocaleDateString('en-US', {
    timeZone: 'America/New_York',
    dateStyle: 'long',
  })
  const note = page
    .locator('[data-island]')
    .getByText(shown(say(roofResult.voucher, { date, conditions })))
  await expect(note).toHaveCount(voucher ? 1 : 0)
})

test('while the result is on its way, the page says so; once there, it is what is printed', async ({
  page,
}) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const { open, skip, person, finish, estimate } = roofCalculator(page)
  // What sends the lead comes as ever.
  await page.route(chunks, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (readSiteFile(pathname).includes('data-result')) await held
    await route.continue()
  })
  await open()
  await skip(6)
  await person(visitor())
  await finish()
  await expect(page.getByRole('status').getByText(wizardWords.waiting)).toBeVisible()
  letThrough()
  await expect(estimate).toBeFocused()
  expect(await printed(page)).toEqual(clean)
  await expect(estimate).toBeVisible()
  await expect(page.getByRole('rowheader', { name: roofResult.breakdown.total })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})
