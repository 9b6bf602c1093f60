import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { arrivals, type Visitor, visitor } from './leads.ts'
import { aMinuteLater, fillContact, sendContact, waitingLeads } from './lost-leads.ts'

/** What becomes of a message that waits, in this tab and in others. */

const anyPage = addressOf(linkedPages.financing)

test('a tab that is closed in the middle of sending does not lose the lead', async ({
  context,
  request,
}) => {
  const who = visitor()
  const page = await context.newPage()
  await page.route('**/relay/ajax', () => new Promise(() => undefined))
  await fillContact(page, who)
  const asked = page.waitForRequest('**/relay/ajax')
  await contactForm(page).send()
  await asked
  await page.close()
  const later = await context.newPage()
  await aMinuteLater(later)
  await later.goto(anyPage)
  // The request may outlive its tab, and nobody can know: then the lead arrives twice, and the
  // inbox shows it once.
  await expect.poll(() => arrivals(request, who)).toBeGreaterThan(0)
})

/** Sends the form of a page that is too young to send anything yet, and so does not. */
const sendTooEarly = async (page: Page, who: Visitor) => {
  let asked = false
  page.on('request', (sent) => {
    asked ||= sent.url().includes('/relay/')
  })
  // Nothing is sent in the first three seconds of a page, and on this clock they do not pass.
  await page.clock.install()
  await page.goto(addressOf(linkedPages.contact))
  await page.clock.pauseAt(Date.now() + 500)
  await contactForm(page).fillLong(who)
  await contactForm(page).send()
  await expect(contactForm(page).button('submitting')).toBeVisible()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  expect(asked).toBe(false)
}

test('a page that is left before it has sent anything leaves its lead to the next, which sends it at once', async ({
  context,
  request,
}) => {
  const leave = {
    'for another page': (page: Page) => page.goto(anyPage),
    'by closing its tab': async (page: Page) => {
      await page.close({ runBeforeUnload: true })
      await (await context.newPage()).goto(anyPage)
    },
  }
  for (const [way, leavePage] of Object.entries(leave)) {
    const who = visitor()
    const page = await context.newPage()
    await sendTooEarly(page, who)
    await leavePage(page)
    await expect.poll(() => arrivals(request, who), way).toBe(1)
  }
})

test('a page that is left within a second of sending does not lose the lead to a database that hangs', async ({
  page,
  request,
}) => {
  const who = visitor()
  await page.addInitScript((path) => {
    if (location.pathname !== path) return
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  }, addressOf(linkedPages.contact))
  await sendTooEarly(page, who)
  await page.goto(anyPage)
  await page.clock.resume()
  await expect.poll(() => arrivals(request, who)).toBe(1)
})

test('two tabs that come back at once send a waiting lead once', async ({
  page,
  context,
  request,
}) => {
  const who = visitor('unavailable-1')
  await sendContact(page, who)
  await expect(contactForm(page).kept).toBeVisible()
  await context.clock.install({ time: Date.now() + 60_000 })
  const others = [await context.newPage(), await context.newPage(), await context.newPage()]
  await Promise.all(others.map((other) => other.goto(anyPage)))
  await expect.poll(() => arrivals(request, who)).toBe(1)
  // No tab has anything left to send.
  for (const other of others) await expect.poll(() => waitingLeads(other)).toBe(0)
  expect(await arrivals(request, who)).toBe(1)
})

test('a page that is only made ready sends nothing until it is seen', async ({
  page,
  context,
  request,
}) => {
  const who = visitor('unavailable-1')
  await sendContact(page, who)
  await expect(contactForm(page).kept).toBeVisible()
  const ready = await context.newPage()
  await aMinuteLater(ready)
  await ready.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', {
      value: true,
      writable: true,
      configurable: true,
    }),
  )
  await ready.goto(anyPage, { waitUntil: 'networkidle' })
  expect(await arrivals(request, who)).toBe(0)
  await ready.evaluate(() => {
    Reflect.set(document, 'prerendering', false)
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => arrivals(request, who)).toBe(1)
})

test('damaged storage is survived: the rest of it is sent, and the form works', async ({
  page,
  context,
  request,
}) => {
  const waiting = visitor('unavailable-1')
  await sendContact(page, waiting)
  await expect(contactForm(page).kept).toBeVisible()
  await page.evaluate(damage)
  await aMinuteLater(page)
  await page.goto('/')
  await expect.poll(() => arrivals(request, waiting)).toBe(1)
  const fresh = visitor()
  const other = await context.newPage()
  await sendContact(other, fresh)
  await expect(contactForm(other).thanks).toBeVisible()
  expect(await arrivals(request, fresh)).toBe(1)
})

/** Evaluated in the page: what an older version of the site, or a fault, may have left behind. */
async function damage(): Promise<void> {
  localStorage.setItem('waiting-lead:x', '{broken')
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opened = indexedDB.open('leads')
    opened.onsuccess = () => resolve(opened.result)
  })
  const store = database.transaction('outbox', 'readwrite').objectStore('outbox')
  store.put({ lead: 'nonsense' }, 'nonsense')
  store.put(42, 'number')
  database.close()
}
