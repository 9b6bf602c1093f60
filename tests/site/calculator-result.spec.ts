import { readFileSync } from 'node:fs'
import { floridaDay } from '../../content/schema/day.ts'
import { say } from '../../content/schema/message.ts'
import { expect, type Locator } from '../strict-test.ts'
import { calculator, calculatorPath } from './calculator.ts'
import { business, shown } from './content.ts'
import { chunks, contains, failUntilReload, holdRequests } from './held-requests.ts'
import { test } from './leads.ts'
import { recordShift } from './reach.ts'
import { words } from './words.ts'

const { roofResult, wizard } = words
// The calendar of the visitor decides about days.
test.use({ timezoneId: 'America/New_York' })

const today = floridaDay()

const edgesOf = async (part: Locator) => {
  const { y = Number.NaN, height = 0 } = (await part.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}

/** The voucher that the content offers beside an estimate today. */
const voucher = Object.values(business.promotions).find(
  ({ look, pages, validUntil = today }) =>
    look === 'voucher' && pages.includes(calculatorPath('roof')) && validUntil >= today,
)

/**
 * Evaluated in the page: counts in `window.moves` how often what follows a calculator enters or
 * leaves the view.
 */
const countMoves = () => {
  const next = document.querySelector('[data-stage] ~ section')
  let wasSeen = true
  Object.assign(window, { moves: 0 })
  const look = () => {
    const isSeen = (next?.getBoundingClientRect().top ?? 0) < innerHeight
    if (isSeen !== wasSeen) Object.assign(window, { moves: Reflect.get(window, 'moves') + 1 })
    wasSeen = isSeen
    requestAnimationFrame(look)
  }
  look()
}

test('what follows a calculator leaves the view once for the result, which leads back to the last step', async ({
  page,
}) => {
  const { openLast, finish, result, question } = calculator(page, 'energy')
  await page.setViewportSize({ width: 820, height: 1180 })
  await openLast()
  await page.evaluate(countMoves)
  await finish()
  await expect(result).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toBe(1)
  await page.getByRole('button', { name: wizard.result.changeAnswers }).click()
  await expect(question('address')).toBeFocused()
})

test('where the document cannot be made, a notice says so; it has our fonts', async ({ page }) => {
  const { openResult, toast, download } = calculator(page, 'roof')
  await failUntilReload(page, "default-src 'none'")
  await openResult()
  await page.getByRole('button', { name: roofResult.next.download }).click()
  await expect(toast(wizard.result.notSaved.title)).toBeVisible()
  await page.reload()
  const file = await download()
  expect(file.suggestedFilename()).toBe(`${words.roofDocument.fileName}-${floridaDay()}.html`)
  // What else is in it: tests/calculators/documents.spec.ts.
  const saved = readFileSync(await file.path(), 'utf8')
  expect(saved.match(/url\("data:font\/woff2/g)?.length).toBeGreaterThanOrEqual(2)
  if (voucher) expect(saved).toContain(voucher.text)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a result begins below the header, and its breakdown comes by e-mail', async ({
    page,
    who,
  }) => {
    const { estimateForm } = roofResult
    const { openResult, result, toast } = calculator(page, 'roof')
    await openResult(who)
    const header = await edgesOf(page.getByRole('banner'))
    await expect.poll(async () => (await edgesOf(result)).top).toBeGreaterThan(header.bottom)
    const title = await edgesOf(result)
    expect(title.top - header.bottom).toBeLessThan(100)
    const notice = await edgesOf(toast(words.roof.ready.title))
    expect(notice.top, 'the notice covers neither').toBeGreaterThan(title.bottom)

    await page.getByRole('button', { name: roofResult.next.email }).click()
    const name = page.getByLabel(estimateForm.name, { exact: true })
    const email = page.getByLabel(estimateForm.email, { exact: true })
    const send = page.getByRole('button', { name: estimateForm.submit })
    await expect(name).toHaveValue(`Maya ${who.name}`)
    await expect(name).toBeInViewport({ ratio: 1 })
    await name.fill('M')
    await email.fill('')
    await send.click()
    await expect(page.getByText(say(estimateForm.messages.name, { length: 2 }))).toBeVisible()
    await expect(page.getByText(estimateForm.messages.email)).toBeVisible()
    await name.fill(`Maya ${who.name}`)
    await email.fill(who.email)
    await send.click()
    await expect(toast(estimateForm.sent.title)).toBeVisible()
    const said = page.getByRole('status').filter({ hasText: estimateForm.sent.title })
    const live = await said.evaluateAll((parts) => parts.map(({ ariaLive }) => ariaLive !== 'off'))
    expect(live.toSorted(), 'it is read out once').toEqual([false, true])
    // What was cleared is not a mistake, even where the visitor leaves it.
    await email.focus()
    await send.focus()
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    // Its other fields: tests/leads/contract.test.ts.
    expect(await who.leads()).toMatchObject([
      { source: 'Estimate Result', qualityGrade: 'shingle', squareFootage: '1500' },
      { source: 'Roof Replacement Calculator' },
    ])
  })
})

test('a result that is on its way moves nothing in view, and has the voucher', async ({ page }) => {
  const { openLast, finish, result } = calculator(page, 'roof')
  // What sends the lead loads.
  const release = await holdRequests(page, chunks, contains('data-result'))
  await openLast()
  await finish()
  await expect(page.getByRole('status').getByText(wizard.waiting)).toBeVisible()
  await page.evaluate(recordShift, false)
  release()
  await expect(result).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
  if (voucher) await expect(page.locator('main').getByText(voucher.text).first()).toBeHidden()
  const note = shown(
    say(roofResult.voucher, { date: '{date}', conditions: voucher?.conditions ?? '' }),
  )
  await expect(page.locator('[data-island]').getByText(note)).toHaveCount(voucher ? 1 : 0)
})
