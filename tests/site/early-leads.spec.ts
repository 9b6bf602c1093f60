import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { gold100 } from '../../renderer/design/tokens.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { chunks, holdScripts } from './held-scripts.ts'
import { arrivals, leadOf, leadsOf, takeTime, visitor } from './leads.ts'
import { waitingLeads } from './lost-leads.ts'
import { samplePhotos } from './sample-photos.ts'

/** What becomes of a message that is sent before the script of its form is there. */

const thankYou = /\/contact#thank-you$/

/** Whether the site itself answers; its scripts are another matter. */
const losesConnection = async (page: Page) => {
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  )
}

/** Evaluated in the page. */
const hasBackground = (element: HTMLElement | SVGElement, color: string): boolean => {
  const background = () => getComputedStyle(element).backgroundColor
  const before = background()
  element.style.backgroundColor = color
  return background() === before
}

test('it is kept at once, and sent once by the script when that comes, without leaving the page', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { fillShort, send, thanks, island } = contactForm(page)
  await takeTime(page)
  await page.goto('/')
  const letThrough = await holdScripts(page)
  await fillShort(who)
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  const id = await page.locator('[name=leadId]').inputValue()
  await expect(page).toHaveURL('/')
  letThrough()
  await expect(thanks).toBeVisible()
  await expect(page).toHaveURL('/')
  const lead = await leadOf(request, who)
  expect(lead).toMatchObject({ count: '1', _subject: `New message from ${who.name}` })
  await expect(island.getByText(lead.reference ?? '')).toBeVisible()
  expect(id.toUpperCase()).toMatch(new RegExp(`^${lead.reference}`))
  expect(await waitingLeads(page)).toBe(0)
})

test('a script that stalls while the site cannot be reached: says where the message is, even if storage fails later, and sends it when it comes, and another that was sent meanwhile', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { fillShort, send, thanks, kept, island, optionalField } = contactForm(page)
  await takeTime(page)
  await page.clock.install()
  await page.goto('/')
  const letThrough = await holdScripts(page)
  await losesConnection(page)
  await fillShort(who)
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  await page.clock.runFor(4000)
  await expect(kept).toBeVisible()
  expect(await kept.evaluate(hasBackground, gold100)).toBe(true)
  const storageWorks = await page.evaluateHandle(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new Error('full')
    }
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    return () => {
      Storage.prototype.setItem = setItem
      IDBFactory.prototype.open = open
    }
  })
  await page.clock.runFor(30_000)
  await expect(kept).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await arrivals(request, who)).toBe(0)
  await storageWorks.evaluate((again) => again())
  // Another message from the same form must not take the place of the first.
  await optionalField('message').fill('Another question')
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(2)
  letThrough()
  await expect(island).toHaveAttribute('data-hydrated', '')
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(thanks).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(kept).toBeHidden()
  expect(await leadOf(request, who)).toMatchObject({ count: '1', message: 'Another question' })
  await page.clock.runFor(60_000)
  await expect.poll(async () => (await leadsOf(request, who)).length).toBe(2)
  await expect.poll(() => waitingLeads(page)).toBe(0)
})

test('a script that cannot be loaded: the browser sends the form itself, without photos, and once more as the same lead', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { fillShort, send, optionalField, photos } = contactForm(page)
  await page.goto('/')
  await page.route(chunks, (route) =>
    route.request().frame().url().includes('#') ? route.continue() : route.abort(),
  )
  await fillShort(who)
  // Nothing would take the place it was taken at out of it.
  await photos.field.setInputFiles(await samplePhotos.portrait())
  const posted = page.waitForRequest('**/relay')
  await send()
  await expect(page).toHaveURL(thankYou)
  expect((await posted).postData()).not.toContain('photo1')
  await expect.poll(() => waitingLeads(page)).toBe(0)
  expect((await leadOf(request, who)).reference).not.toBe('')
  await page.goBack()
  await send()
  await expect(page).toHaveURL(thankYou)
  expect(await leadOf(request, who)).toMatchObject({ count: '2' })
  await page.goBack()
  await optionalField('message').fill('Another question')
  await send()
  await expect(page).toHaveURL(thankYou)
  expect(await leadsOf(request, who)).toHaveLength(2)
})

test('without a connection: the page stays, and the message is sent once there is one', async ({
  page,
  context,
  request,
}) => {
  const who = visitor()
  const { fillShort, send, thanks, kept } = contactForm(page)
  await takeTime(page)
  await page.goto('/')
  await context.setOffline(true)
  await fillShort(who)
  await send()
  await expect(kept).toBeVisible()
  expect(await waitingLeads(page)).toBe(1)
  await context.setOffline(false)
  await expect(thanks).toBeVisible()
  await expect(kept).toBeHidden()
  expect(await arrivals(request, who)).toBe(1)
})

test('a page that is left before its script is there leaves the message to the next, and sends it no more should it come back', async ({
  page,
  context,
  request,
}) => {
  const who = visitor()
  const { fillShort, send, island } = contactForm(page)
  await takeTime(page)
  await page.goto('/')
  const letThrough = await holdScripts(page)
  await fillShort(who)
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  // As one does that the browser keeps, to bring it back.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await (await context.newPage()).goto(addressOf(linkedPages.contact))
  await expect.poll(() => arrivals(request, who)).toBe(1)
  letThrough()
  await expect(island).toHaveAttribute('data-hydrated', '')
  await expect.poll(() => waitingLeads(page)).toBe(0)
  expect(await leadOf(request, who)).toMatchObject({ count: '1', language: 'en' })
})
