import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { arrivals, keepRelayBusy, sendContact, visitor, waitingLeads } from './leads.ts'

/** A tab that is closed or left while it sends is a fault of tests/chaos. */

const anyPage = addressOf(linkedPages.financing)

test('a page that is only prerendered sends nothing until it is seen, and two that open at once send a lead once', async ({
  page,
  context,
  request,
}) => {
  const who = visitor()
  await keepRelayBusy(page)
  await sendContact(page, who)
  await expect(contactForm(page).stored).toBeVisible()
  await page.close()
  await context.clock.install({ time: Date.now() + 3_600_000 })
  const prerendered = await context.newPage()
  await prerendered.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', {
      value: true,
      writable: true,
      configurable: true,
    }),
  )
  await prerendered.goto(anyPage, { waitUntil: 'networkidle' })
  expect(await arrivals(request, who)).toBe(0)
  const others = [await context.newPage(), await context.newPage()]
  const show = prerendered.evaluate(() => {
    Reflect.set(document, 'prerendering', false)
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await Promise.all([show, ...others.map((other) => other.goto(anyPage))])
  await expect.poll(() => arrivals(request, who)).toBe(1)
  // No tab has anything left to send.
  for (const tab of [prerendered, ...others]) await expect.poll(() => waitingLeads(tab)).toBe(0)
  expect(await arrivals(request, who)).toBe(1)
})
