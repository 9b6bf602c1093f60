import { leadKey, referenceOf } from '../../components/leads/lead.ts'
import { adapterOf } from '../../components/leads/relay.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { business } from './content.ts'
import { contactForm } from './forms.ts'
import { chunks, holdRequests } from './held-requests.ts'
import {
  anyPage,
  keepRelayBusy,
  noteVisits,
  type Visitor,
  visitLater,
  waitingLeads,
} from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, type Page, test } from './test.ts'

/** What becomes of messages that wait, for the relay or for their script, beside the table in faults.spec.ts. */

for (const { filler, typed, arrivals } of [
  { filler: 'a robot', typed: () => 'buy now', arrivals: 0 },
  { filler: 'a browser', typed: ({ email }: Visitor) => email, arrivals: 1 },
])
  test(`${filler} fills in the hidden field: ${arrivals} arrive`, async ({ page, who, long }) => {
    await long.write(who)
    const trap = page.locator(`[name=${adapterOf(business.relay).honeypot}]`)
    await expect(trap).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(trap).not.toBeInViewport()
    await trap.evaluate((input, value) => Object.assign(input, { value }), typed(who))
    await long.send()
    await expect(long.thanks).toBeVisible()
    expect(await who.arrivals()).toBe(arrivals)
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

/** Sends the home page's form while its script is held. Returns a function that releases it. */
const sendEarly = async (page: Page, who: Visitor) => {
  const { open, fill, send } = contactForm(page, 'short')
  await open()
  const release = await holdRequests(page, chunks)
  await fill(who)
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  return release
}

test('what is added to a message that was sent early is sent with it', async ({
  page,
  who,
  short,
}) => {
  const release = await sendEarly(page, who)
  await short.field('message').fill('One more thing')
  release()
  await expect(short.thanks).toBeVisible()
  expect(await who.lead()).toMatchObject({ count: '1', message: 'One more thing' })
  expect(await waitingLeads(page)).toBe(0)
})

test('a script that stalls: the page says that the message waits, and sends it and the next one later', async ({
  page,
  who,
  short,
}) => {
  await page.clock.install()
  // The page asks whether the site itself responds.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  )
  const release = await sendEarly(page, who)
  await page.clock.runFor(30_000)
  await expect(short.told.stored).toBeVisible()
  expect(await who.arrivals()).toBe(0)
  // Another message from the same form must not take the place of the first.
  await short.field('message').fill('Another question')
  await short.send()
  await expect.poll(() => waitingLeads(page)).toBe(2)
  release()
  await expect(short.thanks).toBeVisible()
  await expect(short.told.stored).toBeHidden()
  await visitLater(page)
  await expect.poll(() => waitingLeads(page)).toBe(0)
  const messages = (await who.leads()).map(({ message, count }) => [message, count])
  expect(messages.toSorted()).toEqual([
    ['', '1'],
    ['Another question', '1'],
  ])
})

test('a script that cannot be loaded: the browser sends each message as one lead', async ({
  page,
  who,
  short,
}) => {
  await page.goto('/')
  await page.route(chunks, (route) =>
    route.request().frame().url().includes('#') ? route.continue() : route.abort(),
  )
  const send = async () => {
    const posted = page.waitForRequest('**/relay')
    await short.send()
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

test('a page that is left leaves the message to the next', async ({ page, context, who }) => {
  await page.addInitScript(() => sessionStorage.setItem('area', '33134'))
  const release = await sendEarly(page, who)
  // The browser may restore a page that was left.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await (await context.newPage()).goto(addressOf(linkedPages.contact))
  await expect.poll(() => who.arrivals()).toBe(1)
  release()
  await expect.poll(() => waitingLeads(page)).toBe(0)
  expect(await who.lead()).toMatchObject({ count: '1', language: 'en', area: '33134' })
})
