import { leadKey, referenceOf } from '../../components/leads/lead.ts'
import { adapterOf } from '../../components/leads/relay.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { business } from './content.ts'
import { keepRelayBusy, noteVisits, relayPath, type Visitor, waitingLeads } from './leads.ts'
import { expect, type Page, test } from './test.ts'

/**
 * What becomes of messages that wait, beside the table in faults.spec.ts: a visible page sends them
 * or says so, the browser posts them itself, and robots fill in a hidden field.
 */

const anyPage = addressOf(linkedPages.financing)

test('a waiting lead is sent by a visible page, and only by one', { tag: '@nightly' }, async ({
  page,
  who,
  form,
}) => {
  await keepRelayBusy(page)
  await form.writeAndSend('long', who)
  await expect(form.told.stored).toBeVisible()
  await page.close()
  const context = page.context()
  await context.clock.install({ time: Date.now() + 3_600_000 })
  const prerendered = await context.newPage()
  await prerendered.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, writable: true }),
  )
  await prerendered.goto(anyPage, { waitUntil: 'networkidle' })
  expect(await who.arrivals()).toBe(0)
  const others = [await context.newPage(), await context.newPage()]
  const show = prerendered.evaluate(() => {
    Reflect.set(document, 'prerendering', false)
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await Promise.all([show, ...others.map((other) => other.goto(anyPage))])
  await expect.poll(() => who.arrivals()).toBe(1)
  // No tab has anything left to send.
  for (const tab of [prerendered, ...others]) await expect.poll(() => waitingLeads(tab)).toBe(0)
  expect(await who.arrivals()).toBe(1)
})

for (const { name, lose, told, links, left } of [
  {
    name: 'an outbox that fails',
    lose: (page: Page) => page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout')),
    told: 'notStored',
    links: [business.phone],
    left: 1,
  },
  {
    name: 'a relay that is blocked',
    lose: (page: Page) => page.route(relayPath, (route) => route.abort()),
    told: 'blocked',
    links: [business.phone, business.email],
    left: 0,
  },
] as const)
  test(`${name}: no thanks, and the browser sends the form`, async ({ page, who, form }) => {
    await lose(page)
    await form.writeAndSend('long', who)
    await expect(form.told[told]).toBeVisible()
    await expect(form.thanks).toBeHidden()
    const note = form.element.getByRole('status').filter({ hasText: business.phone })
    for (const link of links)
      await expect(note.getByRole('link', { name: link }).first()).toBeVisible()
    await form.element.locator('[data-send-natively]').click()
    await expect(page).toHaveURL(/#thank-you$/)
    expect(await who.lead()).toMatchObject({ count: '1', email: who.email, source: 'Contact page' })
    await expect.poll(() => waitingLeads(page)).toBe(left)
  })

for (const { filler, typed, arrivals } of [
  { filler: 'a robot', typed: () => 'buy now', arrivals: 0 },
  { filler: 'a browser', typed: ({ email }: Visitor) => email, arrivals: 1 },
])
  test(`${filler} fills in the hidden field: ${arrivals} arrive`, async ({ page, who, form }) => {
    await form.write('long', who)
    const trap = page.locator(`[name=${adapterOf(business.relay).honeypot}]`)
    await expect(trap).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(trap).not.toBeInViewport()
    await trap.evaluate((input, value) => Object.assign(input, { value }), typed(who))
    await form.send()
    await expect(form.thanks).toBeVisible()
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
