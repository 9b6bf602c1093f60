import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { keepRelayBusy, relayPath, visitLater, waitingLeads } from './leads.ts'
import { expect, test } from './test.ts'

/** What becomes of a lead whose tab is closed or left, and which of the others sends it. */

const contact = addressOf(linkedPages.contact)
const anyPage = addressOf(linkedPages.financing)

for (const name of ['form', 'calculator'] as const)
  test(`a ${name} closed while it sends does not lose its lead`, async ({
    page,
    who,
    form,
    roof,
  }) => {
    await page.route(relayPath, () => new Promise(() => undefined))
    const asked = page.waitForRequest(relayPath)
    if (name === 'form') await form.writeAndSend('long', who)
    else {
      await roof.openLast(who)
      await roof.finish()
    }
    await asked
    await page.close()
    await visitLater(page)
    // A request may outlive its tab, and nobody can know: then the lead arrives twice, and the
    // inbox shows it once.
    await expect.poll(() => who.arrivals()).toBeGreaterThan(0)
  })

for (const database of ['works', 'hangs'])
  test(`a page left before it sends leaves its lead to the next; the database ${database}`, async ({
    page,
    who,
    form,
  }) => {
    let asked = 0
    page.on('request', (sent) => sent.url().includes('/relay/') && asked++)
    if (database === 'hangs')
      await page.addInitScript((path) => {
        if (location.pathname === path)
          IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
      }, contact)
    // Nothing is sent in the first three seconds of a page, and on this clock they do not pass.
    await page.clock.install()
    await page.goto(contact)
    await page.clock.pauseAt(Date.now() + 500)
    await form.fill('long', who)
    await form.send()
    await expect(form.button('submitting')).toBeVisible()
    const stored = async () => {
      const keys = await page.evaluate(() => Object.keys(localStorage))
      const beside = keys.filter((key) => key.startsWith('waiting-lead:')).length
      return database === 'hangs' ? beside : waitingLeads(page)
    }
    await expect.poll(stored).toBe(1)
    expect(asked).toBe(0)
    await page.goto(anyPage)
    await page.clock.resume()
    await expect.poll(() => who.arrivals()).toBe(1)
  })

test('a lead is sent by pages that are seen, and only by one', async ({ page, who, form }) => {
  await keepRelayBusy(page)
  await form.writeAndSend('long', who)
  await expect(form.stored).toBeVisible()
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
