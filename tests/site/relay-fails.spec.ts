import type { Dialog } from 'playwright/test'
import { referenceOf } from '../../components/leads/lead.ts'
import { leadKey } from '../../components/leads/outbox/waiting.ts'
import { adapterOf } from '../../components/leads/relay.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { business } from './content.ts'
import { holdRequests } from './held-requests.ts'
import {
  blockStorage,
  expectPhotos,
  fillContact,
  keepRelayBusy,
  noteVisits,
  relayPath,
  sendContact,
  test,
  type Visitor,
  visitLater,
  visitor,
  waitingLeads,
} from './leads.ts'
import { samplePhotos } from './sample-photos.ts'

/** What becomes of a message from the contact form when the relay or the connection fails. */

test('a busy relay: lead and photo are sent on the next visit', async ({ page, context, who }) => {
  const { thanks, stored, field, references, photos, send } = contactForm(page)
  await keepRelayBusy(page)
  await fillContact(page, who)
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await send()
  await expect(thanks).toBeVisible()
  await expect(stored).toBeVisible()
  await expect(references).toHaveCount(1)
  await expect(field('firstName')).toHaveValue('')
  expect(await who.arrivals()).toBe(0)
  await visitLater(context)
  await expect.poll(() => who.arrivals()).toBe(1)
  await expectPhotos(page, who, [1600])
})

test('a lead that waits goes to the relay of the page that is open', async ({
  page,
  context,
  who,
}) => {
  await keepRelayBusy(page)
  await sendContact(page, who)
  await expect(contactForm(page).stored).toBeVisible()
  // The site was deployed with another relay meanwhile.
  await context.route(`**${addressOf(linkedPages.financing)}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"endpoint":"/relay"', '"endpoint":"/other"')
    await route.fulfill({ response, body })
  })
  const received: string[] = []
  await context.route('**/other/ajax', (route) => {
    received.push(String(route.request().postDataBuffer()))
    return route.fulfill({ json: { success: 'true' } })
  })
  await visitLater(context)
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]).toContain(who.name)
  await expect.poll(() => waitingLeads(page)).toBe(0)
  expect(await who.arrivals()).toBe(0)
})

test('a host that takes no photo, and does not say so to scripts, gets the words', async ({
  page,
  who,
}) => {
  await page.route(relayPath, (route) =>
    String(route.request().postDataBuffer()).includes('name="photo1"')
      ? route.abort()
      : route.fallback(),
  )
  await fillContact(page, who)
  await contactForm(page).photos.field.setInputFiles(await samplePhotos.portrait())
  await contactForm(page).send()
  await expect.poll(() => who.arrivals()).toBe(1)
  expect((await who.lead()).photos).toContain('1 more')
})

test('a relay that refuses: thanks, stores the lead, and says whom to call', async ({ page }) => {
  const { thanks, stored, form } = contactForm(page)
  await sendContact(page, visitor('needs-activation'))
  await expect(thanks).toBeVisible()
  await expect(stored).toBeVisible()
  await expect(form).toContainText(business.phone)
  const logged = (await page.consoleMessages()).filter((message) => message.type() === 'error')
  expect(logged.map((message) => message.text()).join()).toContain('refused')
})

test('a message that is neither sent nor stored is thanked for once it has arrived', async ({
  page,
  context,
  who,
}) => {
  const { behavior, thanks, notStored, button } = contactForm(page)
  await blockStorage(page)
  await fillContact(page, who)
  await behavior()
  await context.setOffline(true)
  await button('idle').click()
  await expect(notStored).toBeVisible()
  await expect(thanks).toBeHidden()
  await expect(button('idle')).toBeEnabled()
  // Only this page has it.
  const question = new Promise<Dialog>((asked) => page.once('dialog', asked))
  await page.close({ runBeforeUnload: true })
  await (await question).dismiss()
  await context.setOffline(false)
  await expect(thanks).toBeVisible()
  await expect(notStored).toBeHidden()
  expect(await who.arrivals()).toBe(1)
})

test('a visitor waits 15 seconds for a relay, which may answer later', async ({ page, who }) => {
  const answer = await holdRequests(page, relayPath)
  await page.clock.install()
  const { button, stored } = contactForm(page)
  await sendContact(page, who)
  await expect(button('submitting')).toBeDisabled()
  await page.clock.runFor(15_000)
  await expect(stored).toBeVisible()
  answer()
  await expect(stored).toBeHidden()
  expect(await who.arrivals()).toBe(1)
})

/**
 * Runs the clock of a page in steps shorter than the second that its database is given to answer, and
 * has the database answer in between: otherwise the page takes it for a silent one.
 */
const runThreeSeconds = async (page: Page) => {
  for (let steps = 0; steps < 6; steps++) {
    await page.clock.runFor(500)
    await waitingLeads(page)
  }
}

test('offline: it is sent by a connection that is not announced', async ({
  page,
  context,
  who,
}) => {
  const { send, stored, behavior } = contactForm(page)
  await page.addInitScript(() => {
    addEventListener('online', (event) => event.stopImmediatePropagation())
  })
  await page.clock.install()
  await fillContact(page, who)
  await behavior()
  await context.setOffline(true)
  await send()
  await runThreeSeconds(page)
  await expect(stored).toBeVisible()
  await page.clock.fastForward(10_000)
  await context.setOffline(false)
  await expect(async () => {
    // The next attempt waits by this clock. Not more at once: an answer has 15 seconds of it.
    await runThreeSeconds(page)
    await expect(stored).toBeHidden({ timeout: 1000 })
  }).toPass()
  expect(await who.arrivals()).toBe(1)
})

for (const { filler, typed, arrivals } of [
  { filler: 'a robot', typed: () => 'buy now', arrivals: 0 },
  { filler: 'a browser', typed: ({ email }: Visitor) => email, arrivals: 1 },
])
  test(`what ${filler} fills in where no visitor sees it: ${arrivals} arrive`, async ({
    page,
    who,
  }) => {
    await fillContact(page, who)
    const trap = page.locator(`[name=${adapterOf(business.relay).honeypot}]`)
    await expect(trap).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(trap).not.toBeInViewport()
    await trap.evaluate((input: HTMLInputElement, text) => {
      input.value = text
    }, typed(who))
    await contactForm(page).send()
    await expect(contactForm(page).thanks).toBeVisible()
    expect(await who.arrivals()).toBe(arrivals)
  })

for (const { how, attempts, isGivenUp } of [
  { how: 'goes on failing', attempts: 12, isGivenUp: false },
  { how: 'is given up', attempts: 25, isGivenUp: true },
])
  test(`a message that ${how} is told of on any page`, async ({ page }) => {
    await keepRelayBusy(page)
    const told = await noteVisits(page)
    await page.goto(addressOf(linkedPages.financing))
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
    expect(await waitingLeads(page)).toBe(isGivenUp ? 0 : 1)
    const givenUp = { name: 'lead-given-up', form: lead.source }
    expect((await told()).filter(({ name }) => name === givenUp.name)).toEqual(
      isGivenUp ? [givenUp] : [],
    )
  })
