import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page } from '../strict-test.ts'
import { calculator } from './calculator.ts'
import { contactForm } from './contact-form.ts'
import {
  keepRelayBusy,
  relayPath,
  sendContact,
  test,
  type Visitor,
  visitLater,
  waitingLeads,
} from './leads.ts'

/** What becomes of a message that waits, in this tab and in others. */

const anyPage = addressOf(linkedPages.financing)

const senders = {
  form: sendContact,
  calculator: async (page: Page, who: Visitor) => {
    const { openLast, finish } = calculator(page, 'roof')
    await openLast(who)
    await finish()
  },
}

for (const [name, send] of Object.entries(senders))
  test(`a ${name} closed while it sends does not lose its lead`, async ({ page, context, who }) => {
    await page.route(relayPath, () => new Promise(() => undefined))
    const asked = page.waitForRequest(relayPath)
    await send(page, who)
    await asked
    await page.close()
    await visitLater(context)
    // A request may outlive its tab, and nobody can know: then the lead arrives twice, and the
    // inbox shows it once.
    await expect.poll(() => who.arrivals()).toBeGreaterThan(0)
  })

/** Makes the database of the contact page hang. */
const hangDatabase = (page: Page) =>
  page.addInitScript((path) => {
    if (location.pathname !== path) return
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  }, addressOf(linkedPages.contact))

const besideDatabase = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^waiting-lead:/.test(key)).length)

test.describe('a page left', () => {
  // Chromium kills a closing tab that stays busy for half a second, whatever it was about to store.
  // Its lead then waits for the end of its lease, longer than this test does.
  test.describe.configure({ retries: 1 })
  for (const { way, isHanging = false, isClosed = false } of [
    { way: 'for another' },
    { way: 'for another, with a database that hangs', isHanging: true },
    { way: 'by closing its tab', isClosed: true },
  ])
    test(`${way} leaves its lead to the next`, async ({ page, context, who }) => {
      const { fill, send, button } = contactForm(page)
      let asked = 0
      page.on('request', (sent) => sent.url().includes('/relay/') && asked++)
      if (isHanging) await hangDatabase(page)
      // Nothing is sent in the first three seconds of a page, and on this clock they do not pass.
      await page.clock.install()
      await page.goto(addressOf(linkedPages.contact))
      await page.clock.pauseAt(Date.now() + 500)
      await fill('long', who)
      await send()
      await expect(button('submitting')).toBeVisible()
      await expect.poll(() => (isHanging ? besideDatabase : waitingLeads)(page)).toBe(1)
      expect(asked).toBe(0)
      if (isClosed)
        // It does not wait for the tab by itself.
        await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])
      await (isClosed ? await context.newPage() : page).goto(anyPage)
      if (!isClosed) await page.clock.resume()
      await expect.poll(() => who.arrivals()).toBe(1)
    })
})

test('a lead is sent by pages that are seen, and only by one', async ({ page, context, who }) => {
  await keepRelayBusy(page)
  await sendContact(page, who)
  await expect(contactForm(page).stored).toBeVisible()
  await page.close()
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
