import { addressIn } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page } from '../strict-test.ts'
import { copyFields } from '../visitor-browser.ts'
import { wholeLanguages } from './built-site.ts'
import { contactForm } from './contact-form.ts'
import { business } from './content.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { relayPath, sendContact, takeTime, test, waitingLeads } from './leads.ts'
import { wordsIn } from './words.ts'

/** Contact forms in browsers where something else changes the page, or something fails. */

const contact = addressOf(linkedPages.contact)

const troubles: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'empty copies of fields': (page) => page.evaluate(copyFields),
  'a form that was replaced': (page) =>
    page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[data-contact]')
      const copy = form?.cloneNode(true) as HTMLFormElement
      form?.replaceWith(copy)
      const service = form?.elements.namedItem('service') as HTMLSelectElement
      Object.assign(copy.elements.namedItem('service') ?? {}, { value: service.value })
    }),
}

for (const [name, trouble] of Object.entries(troubles))
  for (const when of ['before', 'after'] as const)
    test(`${name} ${when} the behavior comes: sent, thanked and cleared`, async ({ page, who }) => {
      const language = wholeLanguages.at(-1) ?? 'en'
      const { fill, form, behavior } = contactForm(page, wordsIn(language))
      await takeTime(page)
      await page.goto(addressIn(language, contact))
      const release = await holdRequests(page, chunks)
      if (when === 'after') release()
      await fill('long', who)
      if (when === 'after') await behavior()
      await trouble(page)
      const button = form.locator('[type=submit]')
      await button.click()
      await expect.poll(() => waitingLeads(page)).toBeLessThanOrEqual(1)
      release()
      await expect(button).toHaveAttribute('data-state', 'sent')
      await expect(button).toContainText(wordsIn(language).forms.submit.sent)
      await expect(form.locator('[name=email]').and(form.locator(':visible'))).toHaveValue('')
      expect(await who.lead()).toMatchObject({ count: '1', email: who.email, language })
    })

for (const when of ['before', 'after'] as const)
  test(`a script that fails ${when} the behavior comes: the browser sends all of the form`, async ({
    page,
    who,
  }) => {
    const { fill, send, behavior } = contactForm(page)
    await page.addInitScript(() =>
      Object.assign(Crypto.prototype, {
        getRandomValues: () => {
          throw new Error('refused')
        },
      }),
    )
    await page.goto(contact)
    if (when === 'before') await holdRequests(page, chunks)
    await fill('long', who)
    if (when === 'after') await behavior()
    await send()
    await expect(page).toHaveURL(/#thank-you$/)
    expect(await who.leads()).toMatchObject([{ lastName: who.name, email: who.email }])
  })

for (const { name, lose, left } of [
  {
    name: 'an outbox that fails',
    lose: (page: Page) => page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout')),
    left: 1,
  },
  {
    name: 'a relay that is blocked',
    lose: (page: Page) => page.route(relayPath, (route) => route.abort()),
    left: 0,
  },
])
  test(`${name}: no promise to send later, and the browser sends the form`, async ({
    page,
    who,
  }) => {
    const { thanks, blocked, form } = contactForm(page)
    await lose(page)
    await sendContact(page, who)
    await expect(blocked).toBeVisible()
    await expect(thanks).toBeHidden()
    await expect(blocked.getByRole('link', { name: business.phone })).toBeVisible()
    await expect(blocked.getByRole('link', { name: business.email })).toBeVisible()
    await form.locator('[data-send-natively]').click()
    await expect(page).toHaveURL(/#thank-you$/)
    expect(await who.lead()).toMatchObject({ count: '1', email: who.email, source: 'Contact page' })
    await expect.poll(() => waitingLeads(page)).toBe(left)
  })
