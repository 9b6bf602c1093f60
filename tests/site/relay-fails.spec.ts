import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { business } from './content.ts'
import { holdRequests } from './held-requests.ts'
import {
  anHourLater,
  arrivals,
  errorsOf,
  expectPhotos,
  fillContact,
  keepRelayBusy,
  relayPath,
  runClock,
  sendContact,
  visitor,
} from './leads.ts'
import { samplePhotos } from './sample-photos.ts'

/** What becomes of a message from the contact form when the relay or the connection fails. */

test('a busy relay: thanks, stores the lead and its photo, says so, and sends them on the next visit to any page', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { thanks, stored, field, references, photos, send } = contactForm(page)
  await keepRelayBusy(page)
  await fillContact(page, who)
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await send()
  await expect(thanks).toBeVisible()
  await expect(stored).toBeVisible()
  await expect(references).toHaveCount(2)
  await expect(field('firstName')).toHaveValue('')
  expect(await arrivals(request, who)).toBe(0)
  await page.unroute(relayPath)
  await anHourLater(page)
  await page.goto(addressOf(linkedPages.financing))
  await expect.poll(() => arrivals(request, who)).toBe(1)
  await expectPhotos(page, who, [1600])
})

test('a relay that refuses: thanks, stores the lead, says so and whom to call, and why in the console', async ({
  page,
  request,
}) => {
  const errors = errorsOf(page)
  const who = visitor('needs-activation')
  const { thanks, stored, island } = contactForm(page)
  await sendContact(page, who)
  await expect(thanks).toBeVisible()
  await expect(stored).toBeVisible()
  await expect(island).toContainText(business.phone)
  expect(errors.join()).toContain('refused')
  expect(await arrivals(request, who)).toBe(0)
})

test('a visitor waits 15 seconds for a slow relay, and its late answer still counts', async ({
  page,
  request,
}) => {
  const who = visitor()
  const answer = await holdRequests(page, relayPath)
  await page.clock.install()
  const { button, stored } = contactForm(page)
  await sendContact(page, who)
  await expect(button('submitting')).toBeDisabled()
  await page.clock.runFor(15_000)
  await expect(stored).toBeVisible()
  answer()
  await expect(stored).toBeHidden()
  expect(await arrivals(request, who)).toBe(1)
})

test('a double click sends one lead', async ({ page, request }) => {
  const who = visitor()
  await fillContact(page, who)
  await contactForm(page).button('idle').dblclick()
  await expect(contactForm(page).thanks).toBeVisible()
  expect(await arrivals(request, who)).toBe(1)
})

for (const isAnnounced of [true, false])
  test(`offline, ${isAnnounced ? '' : 'with a connection that the browser does not announce, '}the lead is sent when the connection returns, and the line about it goes`, async ({
    page,
    context,
    request,
  }) => {
    const who = visitor()
    const { field, island, send, stored } = contactForm(page)
    if (!isAnnounced)
      await page.addInitScript(() => {
        addEventListener('online', (event) => event.stopImmediatePropagation())
      })
    await page.clock.install()
    await fillContact(page, who)
    await field('firstName').focus()
    await expect(island).toHaveAttribute('data-hydrated', '')
    await context.setOffline(true)
    await send()
    await runClock(page, 3000)
    await expect(stored).toBeVisible()
    await page.clock.fastForward(10_000)
    // The event itself starts an attempt, before this clock has moved.
    const attempt = isAnnounced && page.waitForRequest(`**${sitePaths.relay}/**`)
    await context.setOffline(false)
    await attempt
    await expect(async () => {
      // That attempt may find no network yet; the next one waits by this clock. Not more at once: an
      // answer has 15 seconds of it.
      await runClock(page, 3000)
      await expect(stored).toBeHidden({ timeout: 1000 })
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
