import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { calculator } from './calculator.ts'
import { contactForm } from './contact-form.ts'
import {
  anHourLater,
  arrivals,
  fillContact,
  keepRelayBusy,
  relayPath,
  sendContact,
  type Visitor,
  visitor,
  waitingLeads,
} from './leads.ts'

/** What becomes of a message that waits, in this tab and in others. */

const anyPage = addressOf(linkedPages.financing)

test('a tab that is closed in the middle of sending does not lose the lead, of a form or of a calculator', async ({
  context,
  request,
}) => {
  const forms = {
    form: async (page: Page, who: Visitor) => {
      await fillContact(page, who)
      return contactForm(page).send
    },
    calculator: async (page: Page, who: Visitor) => {
      await calculator(page, 'roof').openLast(who)
      return calculator(page, 'roof').finish
    },
  }
  for (const [name, fill] of Object.entries(forms)) {
    const who = visitor()
    const page = await context.newPage()
    await page.route(relayPath, () => new Promise(() => undefined))
    const send = await fill(page, who)
    const asked = page.waitForRequest(relayPath)
    await send()
    await asked
    await page.close()
    const later = await context.newPage()
    await anHourLater(later)
    await later.goto(anyPage)
    // A request may outlive its tab, and nobody can know: then the lead arrives twice, and the
    // inbox shows it once.
    await expect.poll(() => arrivals(request, who), name).toBeGreaterThan(0)
  }
})

/** Makes the database of the contact page hang. */
const hangDatabase = (page: Page) =>
  page.addInitScript((path) => {
    if (location.pathname !== path) return
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  }, addressOf(linkedPages.contact))

const besideDatabase = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^waiting-lead:/.test(key)).length)

test('a page that is left before it has sent anything leaves its lead to the next, which sends it at once', async ({
  context,
  request,
}) => {
  const leave = {
    'for another page': (page: Page) => page.goto(anyPage),
    'for another page, with a database that hangs': (page: Page) => page.goto(anyPage),
    'by closing its tab': async (page: Page) => {
      await page.close({ runBeforeUnload: true })
      await (await context.newPage()).goto(anyPage)
    },
  }
  for (const [way, leavePage] of Object.entries(leave)) {
    const who = visitor()
    const page = await context.newPage()
    if (way.includes('hangs')) await hangDatabase(page)
    const asked: string[] = []
    page.on('request', (sent) => sent.url().includes('/relay/') && asked.push(sent.url()))
    // Nothing is sent in the first three seconds of a page, and on this clock they do not pass.
    await page.clock.install()
    await page.goto(addressOf(linkedPages.contact))
    await page.clock.pauseAt(Date.now() + 500)
    await contactForm(page).fill('long', who)
    await contactForm(page).send()
    await expect(contactForm(page).button('submitting')).toBeVisible()
    await expect
      .poll(() => (way.includes('hangs') ? besideDatabase(page) : waitingLeads(page)))
      .toBe(1)
    expect(asked, way).toEqual([])
    await leavePage(page)
    if (!page.isClosed()) await page.clock.resume()
    await expect.poll(() => arrivals(request, who), way).toBe(1)
  }
})

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
