import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { takeTime, test, type Visitor, waitingLeads } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'

/** What becomes of a message that is sent before the script of its form is there. */

const thankYou = new RegExp(`${addressOf(linkedPages.contact)}#thank-you$`)

/** Sends the form of the home page while its script is on its way. Returns what lets it come. */
const sendEarly = async (page: Page, who: Visitor) => {
  const { fill, send } = contactForm(page)
  await takeTime(page)
  await page.goto('/')
  const release = await holdRequests(page, chunks)
  await fill('short', who)
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  return release
}

test('it is stored at once, and the script sends it when it comes', async ({ page, who }) => {
  const { thanks, form } = contactForm(page)
  const release = await sendEarly(page, who)
  const id = await page.locator('[name=leadId]').inputValue()
  release()
  await expect(thanks).toBeVisible()
  await expect(page).toHaveURL('/')
  const lead = await who.lead()
  expect(lead).toMatchObject({ count: '1', _subject: `New message from ${who.name}` })
  await expect(form.getByText(lead.reference ?? '').filter({ visible: true })).toHaveCount(1)
  expect(id.toUpperCase()).toMatch(new RegExp(`^${lead.reference}`))
  expect(await waitingLeads(page)).toBe(0)
})

test('a script that stalls: the page says so, and sends it later', async ({ page, who }) => {
  const { send, thanks, stored, optionalField } = contactForm(page)
  await page.clock.install()
  // The page asks whether the site itself answers.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  )
  const release = await sendEarly(page, who)
  await page.clock.runFor(4000)
  await expect(stored).toBeVisible()
  const storageWorks = await page.evaluateHandle(() => {
    const { setItem } = Storage.prototype
    const { open } = IDBFactory.prototype
    Storage.prototype.setItem = () => {
      throw new Error('full')
    }
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    return () => {
      Object.assign(Storage.prototype, { setItem })
      Object.assign(IDBFactory.prototype, { open })
    }
  })
  await page.clock.runFor(30_000)
  await expect(stored).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await who.arrivals()).toBe(0)
  await storageWorks.evaluate((again) => again())
  // Another message from the same form must not take the place of the first.
  await optionalField('message').fill('Another question')
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(2)
  release()
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(thanks).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(stored).toBeHidden()
  expect(await who.lead()).toMatchObject({ count: '1', message: 'Another question' })
  await page.clock.runFor(60_000)
  await expect.poll(async () => (await who.leads()).length).toBe(2)
  await expect.poll(() => waitingLeads(page)).toBe(0)
})

test('a script that cannot be loaded: the browser sends the form', async ({ page, who }) => {
  const { fill, send, optionalField, photos } = contactForm(page)
  await page.goto('/')
  await page.route(chunks, (route) =>
    route.request().frame().url().includes('#') ? route.continue() : route.abort(),
  )
  await fill('short', who)
  // Nothing would take the place it was taken at out of it.
  await photos.field.setInputFiles(await samplePhotos.portrait())
  const posted = page.waitForRequest('**/relay')
  await send()
  await expect(page).toHaveURL(thankYou)
  expect((await posted).postData()).not.toContain('photo1')
  await expect.poll(() => waitingLeads(page)).toBe(0)
  expect((await who.lead()).reference).not.toBe('')
  await page.goBack()
  await send()
  await expect(page).toHaveURL(thankYou)
  expect(await who.lead()).toMatchObject({ count: '2' })
  await page.goBack()
  await optionalField('message').fill('Another question')
  await send()
  await expect(page).toHaveURL(thankYou)
  expect(await who.leads()).toHaveLength(2)
})

test('without a connection: it is sent once there is one', async ({ page, context, who }) => {
  const { fill, send, thanks, stored } = contactForm(page)
  await takeTime(page)
  await page.goto('/')
  await context.setOffline(true)
  await fill('short', who)
  await send()
  await expect(stored).toBeVisible()
  await context.setOffline(false)
  await expect(thanks).toBeVisible()
  await expect(stored).toBeHidden()
  expect(await who.arrivals()).toBe(1)
})

test('a page that is left leaves the message to the next', async ({ page, context, who }) => {
  const release = await sendEarly(page, who)
  // The browser may bring a page back that was left.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await (await context.newPage()).goto(addressOf(linkedPages.contact))
  await expect.poll(() => who.arrivals()).toBe(1)
  release()
  await expect.poll(() => waitingLeads(page)).toBe(0)
  expect(await who.lead()).toMatchObject({ count: '1', language: 'en' })
})
