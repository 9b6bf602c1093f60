import { readFileSync } from 'node:fs'
import { syncTag } from '../../components/leads/outbox/outbox.ts'
import { floridaDay, isShownOn } from '../../content/schema/day.ts'
import { say } from '../../content/schema/message.ts'
import { calculator, calculatorPath, propertyAddress } from './calculator.ts'
import { business, shown } from './content.ts'
import { chunks, contains, failUntilReload, holdRequests, loaded } from './held-requests.ts'
import { blockStorage, keepRelayBusy, relayPath, visitLater } from './leads.ts'
import { recordShift } from './reach.ts'
import { expect, type Locator, type Page, test } from './test.ts'
import { words } from './words.ts'

/** The lead of a calculator, also when the relay or the connection fails, and its result. */

const { submissionError, notSentYet, resultMissing, result: resultWords } = words.wizard
const storeAnswers = (page: Page) =>
  page.getByRole('button', { name: submissionError.keep, exact: true }).click()

test('a busy relay: an alert says so, and the next try arrives', async ({ page, who, roof }) => {
  await keepRelayBusy(page)
  await roof.openLast(who)
  const readOut = page.locator('[role="status"]:not([aria-live="off"])')
  for (const _ of ['first', 'second']) {
    await roof.finish()
    await expect(roof.toast(submissionError.title)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(submissionError.description)
    // The alert says it already, so the notice is not read out.
    expect((await readOut.allTextContents()).join()).not.toContain(submissionError.description)
    await page.keyboard.press('Escape')
    await expect(roof.toast(submissionError.title)).toBeHidden()
  }
  await expect(roof.finishButton).toBeFocused()
  await expect(roof.line('address')).toHaveValue(propertyAddress)
  // Nothing is sent without the visitor's request.
  await visitLater(page)
  expect(await who.arrivals()).toBe(0)
  await page.unroute(relayPath)
  await roof.finish()
  await expect(roof.result).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})

test('a busy relay: answers that are stored lead to a result', async ({ page, who, roof }) => {
  const waits = page.getByText(notSentYet.kept)
  await keepRelayBusy(page)
  await roof.openLast(who)
  await roof.finish()
  await storeAnswers(page)
  await expect(roof.result).toBeFocused()
  await expect(roof.result).toHaveAccessibleDescription(new RegExp(notSentYet.kept))
  await expect(roof.toast(words.roof.ready.title)).toBeVisible()
  await page.reload()
  await expect(waits).toBeVisible()
  // The same answers again are not a second lead.
  await page.getByRole('button', { name: resultWords.changeAnswers }).click()
  await roof.finish()
  await expect(waits).toBeVisible()
  expect(await who.arrivals()).toBe(0)
  await visitLater(page)
  await expect(waits).toBeHidden()
  const { reference, count } = await who.lead()
  expect(count).toBe('1')
  await expect(page.getByText(reference ?? '').filter({ visible: true })).toBeVisible()
  await page.reload()
  await expect(roof.result).toBeVisible()
  await expect(waits).toBeHidden()
})

test('where nothing can be stored, a page left open sends later', { tag: '@nightly' }, async ({
  page,
  who,
  roof,
}) => {
  const leaveOpen = page.getByText(notSentYet.notKept)
  await blockStorage(page)
  await page.clock.install()
  await roof.open()
  await roof.skipTo('person')
  await roof.person(who)
  await page.context().setOffline(true)
  await roof.finish()
  await storeAnswers(page)
  await expect(roof.result).toBeVisible()
  await expect(leaveOpen).toBeVisible()
  await page.context().setOffline(false)
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(leaveOpen).toBeHidden({ timeout: 100 })
  }).toPass({ intervals: [100] })
  expect(await who.arrivals()).toBe(1)
})

for (const became of ['failed', 'were stored'])
  test(`a late response counts for answers that ${became} by then`, {
    tag: '@nightly',
  }, async ({ page, who, roof }) => {
    const answer = await holdRequests(page, relayPath)
    await page.clock.install()
    await roof.openLast(who)
    const asked = page.waitForRequest(relayPath)
    await roof.finish()
    await asked
    await page.clock.runFor(15_000)
    await expect(page.getByText(submissionError.description).first()).toBeVisible()
    if (became === 'were stored') {
      await storeAnswers(page)
      await page.clock.runFor(1000)
      await expect(page.getByText(notSentYet.kept)).toBeVisible()
    }
    answer()
    await expect(roof.result).toBeVisible()
    await expect(page.getByText(notSentYet.kept)).toBeHidden()
    expect(await who.arrivals()).toBe(1)
    // One step back is the last step, where the same answers are known to have arrived.
    await page.goBack()
    await roof.finish()
    await expect(roof.result).toBeVisible()
    expect(await who.arrivals()).toBe(1)
  })

test('scripts that cannot be loaded: the lead is sent and named', { tag: '@nightly' }, async ({
  page,
  who,
  roof,
}) => {
  const isOfResult = contains(words.roofResult.otherRoofs.heading)
  const fail = await holdRequests(page, loaded, isOfResult)
  fail('abort')
  await failUntilReload(page, syncTag)
  await roof.openLast(who)
  await roof.finish()
  const told = page.getByText(shown(resultMissing.title))
  await expect(told).toBeVisible()
  const { reference = '', count } = await who.lead()
  expect(count).toBe('1')
  await expect(told).toContainText(reference)
  await page.unroute(loaded)
  await page.getByRole('button', { name: resultMissing.again }).click()
  await expect(roof.result).toBeVisible()
  await expect(page.getByText(reference).filter({ visible: true })).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})

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
