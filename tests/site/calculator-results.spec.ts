import { readFileSync } from 'node:fs'
import { floridaDay, isShownOn } from '../../content/schema/day.ts'
import { say } from '../../content/schema/message.ts'
import { calculator, calculatorPath } from './calculator.ts'
import { business, shown } from './content.ts'
import { chunks, contains, failUntilReload, holdRequests } from './held-requests.ts'
import { recordShift } from './reach.ts'
import { expect, type Locator, test } from './test.ts'
import { words } from './words.ts'

/** The result of a calculator: how it comes, what it offers, and what follows it. */

const { roofResult, wizard } = words
// Days are those of the visitor's time zone.
test.use({ timezoneId: 'America/New_York' })

const edgesOf = async (part: Locator) => {
  const { y = Number.NaN, height = 0 } = (await part.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}

/** The voucher that the content offers beside an estimate today. */
const voucher = Object.values(business.promotions).find(
  ({ look, pages, ...period }) =>
    look === 'voucher' && pages.includes(calculatorPath('roof')) && isShownOn(period),
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

test('what follows a calculator leaves the view once for the result', { tag: '@nightly' }, async ({
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

test('a document that cannot be made is reported; it has our fonts', { tag: '@nightly' }, async ({
  page,
  roof,
}) => {
  await failUntilReload(page, "default-src 'none'")
  await roof.openResult()
  await page.getByRole('button', { name: roofResult.next.download }).click()
  await expect(roof.toast(wizard.result.notSaved.title)).toBeVisible()
  await page.reload()
  const file = await roof.download()
  expect(file.suggestedFilename()).toBe(`${words.roofDocument.fileName}-${floridaDay()}.html`)
  // The rest of it is tested in tests/calculators/documents.spec.ts.
  const saved = readFileSync(await file.path(), 'utf8')
  expect(saved.match(/url\("data:font\/woff2/g)?.length).toBeGreaterThanOrEqual(2)
  if (voucher) expect(saved).toContain(voucher.text)
})

test('a result begins below the header, and comes by e-mail with whatever is in its phone', async ({
  page,
  who,
  roof,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { estimateForm } = roofResult
  await roof.openResult(who)
  const header = await edgesOf(page.getByRole('banner'))
  await expect.poll(async () => (await edgesOf(roof.result)).top).toBeGreaterThan(header.bottom)
  const title = await edgesOf(roof.result)
  expect(title.top - header.bottom).toBeLessThan(100)
  const notice = await edgesOf(roof.toast(words.roof.ready.title))
  expect(notice.top, 'the notice covers neither').toBeGreaterThan(title.bottom)

  await page.getByRole('button', { name: roofResult.next.email }).click()
  const name = page.getByLabel(estimateForm.name, { exact: true })
  const email = page.getByLabel(estimateForm.email, { exact: true })
  const send = page.getByRole('button', { name: estimateForm.submit })
  await expect(name).toHaveValue(`Maya ${who.name}`)
  await expect(name).toBeInViewport({ ratio: 1 })
  await name.fill('M')
  await email.fill('')
  await page.locator('form [name=phone]').fill('')
  await send.click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(2)
  await expect(page.getByText(say(estimateForm.messages.name, { length: 2 }))).toBeVisible()
  await expect(page.getByText(estimateForm.messages.email)).toBeVisible()
  await name.fill(`Maya ${who.name}`)
  await email.fill(who.email)
  await page.locator('form [name=phone]').fill('by mail only')
  await send.click()
  await expect(roof.toast(estimateForm.sent.title)).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: estimateForm.sent.title })
  const live = await said.evaluateAll((parts) => parts.map(({ ariaLive }) => ariaLive !== 'off'))
  expect(live.toSorted(), 'it is read out once').toEqual([false, true])
  // A cleared field is not an error, even if the visitor leaves it.
  await email.focus()
  await send.focus()
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  // Its other fields: tests/leads/contract.test.ts.
  expect(await who.leads()).toMatchObject([
    {
      source: 'Estimate Result',
      qualityGrade: 'shingle',
      squareFootage: '1500',
      phone: 'by mail only',
    },
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
  const note = shown(
    say(roofResult.voucher, { date: '{date}', conditions: voucher?.conditions ?? '' }),
  )
  await expect(page.locator('[data-island]').getByText(note)).toHaveCount(voucher ? 1 : 0)
})

test('a result is saved in the moment in which it appears, for a reload at any time', async ({
  page,
  roof,
}) => {
  await roof.openResult()
  // Its code is there now, so the next result appears at once.
  await page.getByRole('button', { name: wizard.result.changeAnswers }).click()
  await roof.line('address').fill('2 Other Street, Miami 33101')
  await page.evaluate(() => {
    const saved = () => JSON.stringify([{ ...sessionStorage }, history.state])
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-result]')) return
      Object.assign(window, { saved, savedAtOnce: saved() })
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await roof.finish()
  await expect(roof.result).toBeFocused()
  const [atOnce, later] = await page.evaluate(() => [
    Reflect.get(window, 'savedAtOnce'),
    Reflect.get(window, 'saved')(),
  ])
  expect(atOnce).toBe(later)
})
