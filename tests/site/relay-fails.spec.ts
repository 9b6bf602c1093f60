import { addressOf } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { legalPages } from './content.ts'
import { arrivals, expectPhotos, visitor } from './leads.ts'
import { aMinuteLater, blockStorage, errorsOf, fillContact, sendContact } from './lost-leads.ts'
import { samplePhotos } from './sample-photos.ts'

/** What becomes of a message from the contact form when the relay or the connection fails. */

const [legalPage] = legalPages
const anyPage = legalPage ? addressOf(legalPage) : '/'

test('a busy relay: thanks, keeps the lead and its photo, says so, and sends them on the next visit to any page', async ({
  page,
  request,
}) => {
  const who = visitor('unavailable-1')
  const { thanks, kept, field, references, photos, send } = contactForm(page)
  await fillContact(page, who)
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await send()
  await expect(thanks).toBeVisible()
  await expect(kept).toBeVisible()
  await expect(references).toHaveCount(2)
  await expect(field('firstName')).toHaveValue('')
  expect(await arrivals(request, who)).toBe(0)
  await aMinuteLater(page)
  await page.goto(anyPage)
  await expect.poll(() => arrivals(request, who)).toBe(1)
  await expectPhotos(page, who, [1600])
})

test('a relay that refuses: thanks, keeps the lead, says so here, and why in the console', async ({
  page,
  request,
}) => {
  const errors = errorsOf(page)
  const who = visitor('needs-activation')
  await sendContact(page, who)
  await expect(contactForm(page).thanks).toBeVisible()
  await expect(contactForm(page).kept).toBeVisible()
  expect(errors.join()).toContain('refused')
  expect(await arrivals(request, who)).toBe(0)
})

test('offline: the lead is sent when the connection returns, and the line about it goes', async ({
  page,
  context,
  request,
}) => {
  const who = visitor()
  const { field, island, send, kept } = contactForm(page)
  await fillContact(page, who)
  await field('firstName').focus()
  await expect(island).toHaveAttribute('data-hydrated', '')
  await page.clock.install()
  await context.setOffline(true)
  await send()
  await page.clock.runFor(3000)
  await expect(kept).toBeVisible()
  await page.clock.fastForward(10_000)
  await context.setOffline(false)
  await expect(kept).toBeHidden()
  expect(await arrivals(request, who)).toBe(1)
})

test('a connection that drops after the lead was taken: it is sent again, and can be told to be the same', async ({
  page,
  request,
}) => {
  const who = visitor('dropped-1')
  await sendContact(page, who)
  await expect(contactForm(page).kept).toBeVisible()
  expect(await arrivals(request, who)).toBe(1)
  await aMinuteLater(page)
  await page.goto('/')
  await expect.poll(() => arrivals(request, who)).toBe(2)
})

test('a visitor waits 15 seconds for a slow relay, and its late answer still counts, as does what another tab says', async ({
  page,
  request,
}) => {
  const who = visitor()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  // The first request is answered late, and the second never.
  await page.route('**/relay/ajax', () => undefined)
  await page.route('**/relay/ajax', (route) => answered.then(() => route.continue()), { times: 1 })
  await page.clock.install()
  const { button, thanks, kept, fillLong, send } = contactForm(page)
  await sendContact(page, who)
  await expect(button('submitting')).toBeDisabled()
  await page.clock.runFor(15_000)
  await expect(kept).toBeVisible()
  answer()
  await expect(kept).toBeHidden()
  expect(await arrivals(request, who)).toBe(1)
  await page.clock.runFor(5000)
  await fillLong(visitor())
  const asked = page.waitForRequest('**/relay/ajax')
  await send()
  const [, id = ''] = /"leadId"\s+(\w+)/.exec((await asked).postData() ?? '') ?? []
  await page.evaluate((sent) => {
    new BroadcastChannel('delivered-leads').postMessage(sent)
  }, id)
  await page.clock.runFor(15_000)
  await expect(thanks).toBeVisible()
  await expect(kept).toBeHidden()
})

test('a double click sends one lead', async ({ page, request }) => {
  const who = visitor()
  await fillContact(page, who)
  await contactForm(page).button('idle').dblclick()
  await expect(contactForm(page).thanks).toBeVisible()
  expect(await arrivals(request, who)).toBe(1)
})

test('where a browser keeps nothing, the lead is tried again while the page is open, and the visitor is told to leave it so', async ({
  page,
  request,
}) => {
  await blockStorage(page)
  const who = visitor('unavailable-1')
  const { thanks, notKept } = contactForm(page)
  await page.clock.install()
  await sendContact(page, who)
  await expect(thanks).toBeVisible()
  await expect(notKept).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect.poll(() => arrivals(request, who)).toBe(1)
  await expect(notKept).toBeHidden()
})

test('where a browser keeps nothing and there is no connection, the lead is sent once there is one', async ({
  page,
  context,
  request,
}) => {
  await blockStorage(page)
  const { field, island, send, notKept } = contactForm(page)
  const who = visitor()
  await fillContact(page, who)
  await field('firstName').focus()
  await expect(island).toHaveAttribute('data-hydrated', '')
  await context.setOffline(true)
  await send()
  await expect(notKept).toBeVisible()
  await context.setOffline(false)
  await expect(notKept).toBeHidden()
  expect(await arrivals(request, who)).toBe(1)
})

test('a connection that the browser does not announce is noticed all the same', async ({
  page,
  request,
}) => {
  const who = visitor('unavailable-1')
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { writable: true, value: false }),
  )
  await page.clock.install()
  await sendContact(page, who)
  const { kept } = contactForm(page)
  await expect(kept).toBeVisible()
  await page.clock.runFor(30_000)
  expect(await arrivals(request, who)).toBe(0)
  await page.evaluate(() => Object.assign(navigator, { onLine: true }))
  await expect(async () => {
    await page.clock.runFor(30_000)
    await expect(kept).toBeHidden({ timeout: 1000 })
  }).toPass()
  expect(await arrivals(request, who)).toBe(1)
})

test('what a robot fills in goes to the relay, which drops the form', async ({ page, request }) => {
  const who = visitor()
  await fillContact(page, who)
  const trap = page.locator('[name="_honey"]')
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(trap).not.toBeInViewport()
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'buy now'
  })
  await contactForm(page).send()
  await expect(contactForm(page).thanks).toBeVisible()
  expect(await arrivals(request, who)).toBe(0)
})
