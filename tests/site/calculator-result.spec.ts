import { readFileSync } from 'node:fs'
import { floridaDay } from '../../content/schema/day.ts'
import { say } from '../../content/schema/message.ts'
import { expect, test } from '../strict-test.ts'
import { calculator } from './calculator.ts'
import { business, shown } from './content.ts'
import { chunks, contains, failUntilReload, holdRequests } from './held-requests.ts'
import { leadsOf, visitor } from './leads.ts'
import { words } from './words.ts'

const { roofResult, wizard } = words
// The calendar of the visitor decides about days.
test.use({ timezoneId: 'America/New_York' })

const today = floridaDay()
/** The voucher that the content offers beside an estimate today. */
const voucherOn = (path: string) =>
  Object.values(business.promotions).find(
    ({ look, pages, validUntil = today }) =>
      look === 'voucher' && pages.includes(path) && validUntil >= today,
  )

test('the download is one page that runs nothing, whatever was typed; if what makes it cannot be loaded, a notice says so', async ({
  page,
  context,
}) => {
  const markup = `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>'`
  const { path, openStep, next, line, fillIn, finish, toast } = calculator(page, 'roof')
  const download = page.getByRole('button', { name: roofResult.next.download })
  await failUntilReload(page, words.roofDocument.conditions.heading)
  await openStep(7)
  await fillIn(visitor())
  await line('firstName').fill(markup)
  await line('lastName').fill(markup)
  await next()
  await line('address').fill(markup)
  await finish()
  await download.click()
  await expect(toast(wizard.result.notSaved.title)).toBeVisible()
  await page.reload()
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toBe(`${words.roofDocument.fileName}-${floridaDay()}.html`)
  const saved = readFileSync(await file.path(), 'utf8')
  // The fonts of the site are in it.
  expect(saved.match(/src: url\("data:font\/woff2/g)).toHaveLength(2)
  const opened = await context.newPage()
  await opened.setContent(saved)
  expect(await opened.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  await expect(opened.getByText(markup).first()).toBeVisible()
  const offered = voucherOn(path)?.text ?? []
  const written = [business.name, business.license, roofResult.breakdown.total].concat(offered)
  for (const text of written) await expect(opened.getByText(shown(text)).first()).toBeVisible()
})

test('the full breakdown comes by e-mail: its form is in view, prefilled and checked, and thanks once it has arrived', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { estimateForm } = roofResult
  const { openResult, toast } = calculator(page, 'roof')
  await openResult(who)
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

  await name.fill(`Maya ${who.name}`)
  await email.fill(who.email)
  await send.click()
  await expect(toast(estimateForm.sent.title)).toBeVisible()
  // What was cleared is not a mistake, even where the visitor leaves it.
  await email.focus()
  await send.focus()
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  const leads = await leadsOf(request, who)
  expect(leads).toHaveLength(2)
  expect(leads.find(({ source }) => source === 'Estimate Result')).toMatchObject({
    _subject: `Estimate details for Maya ${who.name}`,
    projectType: 'roofing',
    qualityGrade: 'shingle',
    squareFootage: '1500',
  })
})

test('the page says that the result is on its way, which moves nothing in view; once there, it has the voucher with its last day and its conditions as long as it is offered', async ({
  page,
}) => {
  const { path, open, skip, person, finish, result } = calculator(page, 'roof')
  const voucher = voucherOn(path)
  // What sends the lead loads.
  const release = await holdRequests(page, chunks, contains('data-result'))
  await open()
  await skip(6)
  await person(visitor())
  await finish()
  await expect(page.getByRole('status').getByText(wizard.waiting)).toBeVisible()
  // A shift counts once it comes half a second after the press.
  await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 600))
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        Object.assign(window, {
          shifted: (Reflect.get(window, 'shifted') ?? 0) + Reflect.get(shift, 'value'),
        })
    }).observe({ type: 'layout-shift' })
  })
  release()
  await expect(result).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'shifted') ?? 0)).toBeLessThan(0.01)
  if (voucher) await expect(page.locator('main summary').getByText(voucher.text)).toBeHidden()
  const note = shown(
    say(roofResult.voucher, { date: '{date}', conditions: voucher?.conditions ?? '' }),
  )
  await expect(page.locator('[data-island]').getByText(note)).toHaveCount(voucher ? 1 : 0)
})
