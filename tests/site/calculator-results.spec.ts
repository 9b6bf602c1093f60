import { readFileSync } from 'node:fs'
import { floridaDay, isShownOn } from '../../content/schema/day.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { wholeLanguages } from './built-site.ts'
import { calculator, calculatorPath } from './calculator.ts'
import { business, shown, words, wordsIn } from './content.ts'
import { chunks, contains, holdRequests } from './held-requests.ts'
import { edgesOf, recordShift } from './reach.ts'
import { expect, test } from './test.ts'

/** The result of a calculator: how it comes, what it offers, and what follows it. */

const { roofResult, wizard } = words
// Days are those of the visitor's time zone.
test.use({ timezoneId: 'America/New_York', viewport: { width: 390, height: 844 } })

/** The voucher that the content offers beside an estimate today. */
const voucher = Object.values(business.promotions).find(
  ({ look, pages, ...period }) =>
    look === 'voucher' && pages.includes(calculatorPath('roof')) && isShownOn(period),
)

test('a document is saved without fonts, or reported @nightly', async ({ page, roof }) => {
  // A document has the styles of the page in it.
  const lose = (files: string) =>
    page.route(files, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
    )
  const [styles, fonts] = ['**/*.css', '**/*.woff2']
  await lose(styles)
  await roof.openResult()
  await page.getByRole('button', { name: roofResult.next.download }).click()
  await expect(roof.toast(wizard.result.notSaved.title)).toBeVisible()
  await page.unroute(styles)
  await lose(fonts)
  await roof.download()
  await page.unroute(fonts)
  const file = await roof.download()
  expect(file.suggestedFilename()).toBe(`${words.roofDocument.fileName}-${floridaDay()}.html`)
  // The rest of it is tested in tests/calculators/documents.spec.ts.
  const saved = readFileSync(await file.path(), 'utf8')
  expect(saved.match(/url\("data:font\/woff2/g)?.length).toBeGreaterThanOrEqual(2)
  if (voucher) expect(saved).toContain(voucher.text)
})

test('a result moves nothing, and comes by e-mail', async ({ page, who, roof }) => {
  const { estimateForm } = roofResult
  // Does not hold the code that sends the lead.
  const release = await holdRequests(page, chunks, contains('data-result'))
  await roof.openLast(who)
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
  await field('name').fill('M')
  await field('email').fill('')
  await send.click()
  const { messages } = estimateForm
  await expect(page.locator('[aria-invalid]')).toHaveCount(2)
  for (const message of [say(messages.name, { length: 2 }), messages.email])
    await expect(page.getByText(message)).toBeVisible()
  await field('name').fill(`Maya ${who.name}`)
  await field('email').fill(who.email)
  // Whatever is in its phone, it is sent.
  await field('phone').fill('no')
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

test('a result belongs to the answers it was sent with', async ({ page, who, roof }) => {
  const language = wholeLanguages.at(-1) ?? defaultLanguage
  const { scenario, changeAnswers } = wordsIn(language).wizard.result
  const translated = calculator(page, 'roof', language)
  await roof.openResult(who)
  await test.step('another language shows it without sending anything', async () => {
    await translated.open()
    await expect(translated.result).toBeVisible()
    expect(await who.leads()).toMatchObject([{ count: '1', language: defaultLanguage }])
  })
  const link = page.getByRole('textbox', { name: scenario.heading })
  await expect(link).toHaveValue(/squareFootage=1500/)
  await test.step('the same answers are not sent again', async () => {
    await page.getByRole('button', { name: changeAnswers }).click()
    await translated.finish()
    await expect(translated.result).toBeVisible()
    expect(await who.leads()).toMatchObject([{ count: '1' }])
    await expect(page.locator('.shield')).toHaveCount(0)
  })
  await test.step('after a change, forward does not show it', async () => {
    await page.getByRole('button', { name: changeAnswers }).click()
    await translated.field('address').fill('2 Other Street, Miami 33101')
    await page.goForward()
    await expect(translated.question('address')).toBeVisible()
    await expect(translated.nextButton).toBeHidden()
    await expect(translated.result).toHaveCount(0)
  })
})
