import { leadKey, referenceOf } from '../../components/leads/lead.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { copyFields } from '../visitor-browser.ts'
import { business } from './content.ts'
import { contactForm, trapOf } from './forms.ts'
import { chunks, holdRequests } from './held-requests.ts'
import {
  anyPage,
  keepRelayBusy,
  noteVisits,
  relayPath,
  type Visitor,
  visitLater,
  waitingLeads,
} from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, type Page, test } from './test.ts'

/** What becomes of messages that wait, for the relay or for their script, beside the tables of faults. */

test('what a robot writes into the hidden field drops its message', async ({ page, who, long }) => {
  await long.write(who)
  const trap = trapOf(page)
  await expect(trap).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(trap).not.toBeInViewport()
  await trap.evaluate((input) => Object.assign(input, { value: 'buy now' }))
  await long.send()
  await expect(long.thanks).toBeVisible()
  expect(await who.arrivals()).toBe(0)
})

for (const { how, attempts, waiting } of [
  { how: 'goes on failing', attempts: 12, waiting: 1 },
  { how: 'is given up', attempts: 25, waiting: 0 },
])
  test(`a message that ${how} is reported on any page`, async ({ page }) => {
    await keepRelayBusy(page)
    const told = await noteVisits(page)
    await page.goto(anyPage)
    const lead = { id: '0123456789abcdef', source: 'Test', subject: 'Test', fields: {} }
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      leadKey + lead.id,
      JSON.stringify({ lead, queuedAt: 1, attempts, notBefore: 0 }),
    ] as const)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.reload()
    const note = page.getByRole('alert').filter({ hasText: referenceOf(lead) })
    await expect(note).toContainText(business.phone)
    await expect(note).toBeInViewport({ ratio: 1 })
    expect(await waitingLeads(page)).toBe(waiting)
    const givenUp = (await told()).filter(({ name }) => name === 'lead-given-up')
    expect(givenUp).toEqual(waiting ? [] : [{ name: 'lead-given-up', form: lead.source }])
  })

/** Sends the home page's form twice while its script is held. Returns a function that releases it. */
const sendEarly = async (page: Page, who: Visitor) => {
  const { open, fill, send } = contactForm(page, 'short')
  await open()
  const release = await holdRequests(page, chunks)
  await fill(who)
  await page.evaluate(copyFields)
  await page.evaluate(() => history.replaceState({ step: 3 }, ''))
  for (let press = 0; press < 2; press++) await send()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  return release
}

test('a page that is left leaves the message to the next', async ({ page, context, who }) => {
  await page.addInitScript(() => sessionStorage.setItem('area', '33134'))
  const release = await sendEarly(page, who)
  // The browser may restore a page that was left.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await (await context.newPage()).goto(addressOf(linkedPages.contact))
  await expect.poll(() => who.arrivals()).toBe(1)
  release()
  await expect.poll(() => waitingLeads(page)).toBe(0)
  const { email } = who
  expect(await who.lead()).toMatchObject({ count: '1', language: 'en', area: '33134', email })
})

test('a script that stalls holds its message', async ({ page, context, who, short }) => {
  await page.clock.install()
  // The page asks whether the site itself responds.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  )
  const release = await sendEarly(page, who)
  await page.clock.runFor(30_000)
  await expect(short.told.stored).toBeVisible()
  // A wizard on the page has its step there.
  expect(await page.evaluate(() => history.state.step)).toBe(3)
  // It has a lease on the message, which another page respects.
  await (await context.newPage()).goto(anyPage, { waitUntil: 'networkidle' })
  expect(await who.arrivals()).toBe(0)
  // Another message from the same form must not take the place of the first.
  const message = page.locator('textarea:not([hidden])')
  await message.fill('Another question')
  await short.send()
  await expect.poll(() => waitingLeads(page)).toBe(2)
  // What is added to a message is sent with it.
  await message.fill('Another question, and one more')
  release()
  await expect(short.thanks).toBeVisible()
  await expect(short.told.stored).toBeHidden()
  await visitLater(page)
  await expect.poll(() => waitingLeads(page)).toBe(0)
  const messages = (await who.leads()).map((lead) => [lead.message, lead.count])
  expect(messages.toSorted()).toEqual([
    ['', '1'],
    ['Another question, and one more', '1'],
  ])
})

test('what is said of a message that waits stays', async ({ page, context, who, short }) => {
  let taken = 'none'
  await context.route(relayPath, (route) =>
    route.request().postData()?.includes(taken) ? route.fallback() : route.fulfill({ status: 503 }),
  )
  await page.clock.install()
  await short.open()
  for (const [index, message] of ['The first message', 'The other message'].entries()) {
    await short.fill(who)
    await short.field('message').fill(message)
    await short.send()
    await expect.poll(() => waitingLeads(page)).toBe(index + 1)
    await expect(short.told.stored).toBeVisible()
    await page.clock.runFor(5000)
  }
  await expect(short.told.stored).toBeVisible()
  await short.field('message').fill('A third')
  await expect(short.told.stored).toBeVisible()
  for (const [hour, text] of ['The first', 'message'].entries()) {
    taken = text
    await visitLater(page, hour + 1)
    await expect.poll(() => waitingLeads(page)).toBe(1 - hour)
    await expect(short.told.stored).toBeVisible({ visible: hour === 0 })
  }
})

test('the browser sends what its script cannot, as one lead', async ({ page, who, short }) => {
  await page.goto('/')
  await page.route(chunks, (route) =>
    route.request().frame().url().includes('#') ? route.continue() : route.abort(),
  )
  const send = async () => {
    const posted = page.waitForRequest('**/relay')
    await short
      .button('idle')
      .evaluate((one: HTMLElement) => [1, 2].forEach(() => void one.click()))
    await expect(page).toHaveURL(`${addressOf(linkedPages.contact)}#thank-you`)
    return (await posted).postData()
  }
  await short.fill(who)
  // Nothing would remove its location.
  await short.photos.field.setInputFiles(await samplePhotos.portrait())
  expect(await send()).not.toContain('photo1')
  await expect.poll(() => waitingLeads(page)).toBe(0)
  await page.goBack()
  await send()
  await expect.poll(() => who.arrivals()).toBe(2)
  await page.goBack()
  await short.field('message').fill('Another question')
  await send()
  expect(await who.leads()).toHaveLength(2)
})
