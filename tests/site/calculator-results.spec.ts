import { readFileSync } from 'node:fs'
import { floridaDay, isShownOn } from '../../content/schema/day.ts'
import { say } from '../../content/schema/message.ts'
import { calculatorPath } from './calculator.ts'
import { business, shown } from './content.ts'
import { chunks, contains, holdRequests } from './held-requests.ts'
import { recordShift } from './reach.ts'
import { expect, type Locator, test } from './test.ts'
import { words } from './words.ts'

/** The result of a calculator: how it comes, what it offers, and what follows it. */

const { roofResult, wizard } = words
// Days are those of the visitor's time zone.
test.use({ timezoneId: 'America/New_York' })

/** The voucher that the content offers beside an estimate today. */
const voucher = Object.values(business.promotions).find(
  ({ look, pages, ...period }) =>
    look === 'voucher' && pages.includes(calculatorPath('roof')) && isShownOn(period),
)

test('a document that cannot be made is reported; it has our fonts', { tag: '@nightly' }, async ({
  page,
  roof,
}) => {
  // A document has the styles of the page in it.
  const styles = '**/*.css'
  await page.route(styles, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  )
  await roof.openResult()
  await page.getByRole('button', { name: roofResult.next.download }).click()
  await expect(roof.toast(wizard.result.notSaved.title)).toBeVisible()
  await page.unroute(styles)
  const file = await roof.download()
  expect(file.suggestedFilename()).toBe(`${words.roofDocument.fileName}-${floridaDay()}.html`)
  // The rest of it is tested in tests/calculators/documents.spec.ts.
  const saved = readFileSync(await file.path(), 'utf8')
  expect(saved.match(/url\("data:font\/woff2/g)?.length).toBeGreaterThanOrEqual(2)
  if (voucher) expect(saved).toContain(voucher.text)
})

test('a result begins below the header, and comes by e-mail', async ({ page, who, roof }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { estimateForm } = roofResult
  const edgesOf = async (part: Locator) => {
    const { y = Number.NaN, height = 0 } = (await part.boundingBox()) ?? {}
    return { top: y, bottom: y + height }
  }
  await roof.openResult(who)
  const header = await edgesOf(page.getByRole('banner'))
  await expect.poll(async () => (await edgesOf(roof.result)).top).toBeGreaterThan(header.bottom)
  const title = await edgesOf(roof.result)
  expect(title.top - header.bottom).toBeLessThan(100)
  const notice = await edgesOf(roof.toast(words.roof.ready.title))
  expect(notice.top, 'the notice covers neither').toBeGreaterThan(title.bottom)

  await page.getByRole('button', { name: roofResult.next.email }).click()
  const field = (name: string) => page.locator(`main form [name=${name}]`)
  const send = page.getByRole('button', { name: estimateForm.submit })
  await expect(field('name')).toHaveValue(`Maya ${who.name}`)
  await expect(field('name')).toBeInViewport({ ratio: 1 })
  for (const [name, wrong] of Object.entries({ name: 'M', email: '', phone: '' }))
    await field(name).fill(wrong)
  await send.click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(2)
  const { messages } = estimateForm
  for (const message of [say(messages.name, { length: 2 }), messages.email])
    await expect(page.getByText(message)).toBeVisible()
  // Whatever is in its phone, it is sent.
  for (const [name, text] of Object.entries({ ...who, name: `Maya ${who.name}`, phone: 'no' }))
    if (/^(name|email|phone)$/.test(name)) await field(name).fill(String(text))
  await send.click()
  await expect(roof.toast(estimateForm.sent.title)).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: estimateForm.sent.title })
  const live = await said.evaluateAll((parts) => parts.map(({ ariaLive }) => ariaLive !== 'off'))
  expect(live.toSorted(), 'it is read out once').toEqual([false, true])
  // A cleared field is not an error, even if the visitor leaves it.
  await field('email').focus()
  await send.focus()
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  // Its other fields: tests/leads/contract.test.ts.
  expect(await who.leads()).toMatchObject([
    { source: 'Estimate Result', squareFootage: '1500', phone: 'no' },
    { source: 'Roof Replacement Calculator' },
  ])
})

test('a result on its way moves nothing, and has the voucher', async ({ page, roof }) => {
  // Does not hold the code that sends the lead.
  const release = await holdRequests(page, chunks, contains('data-result'))
  await roof.openLast()
  await roof.finish()
  await expect(page.getByRole('status').getByText(wizard.waiting)).toBeVisible()
  await page.evaluate(recordShift, false)
  release()
  await expect(roof.result).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
  if (voucher) await expect(page.locator('main').getByText(voucher.text).first()).toBeHidden()
  const conditions = voucher?.conditions ?? ''
  const note = shown(say(roofResult.voucher, { date: '{date}', conditions }))
  await expect(page.locator('[data-island]').getByText(note)).toHaveCount(voucher ? 1 : 0)
})
