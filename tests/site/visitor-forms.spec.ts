import { adapterOf } from '../../components/leads/relay.ts'
import { addressIn } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { inputs } from '../form/input-table.ts'
import { expect, type Page } from '../strict-test.ts'
import { copyFields, extendPage, fillInPage, translatePage } from '../visitor-browser.ts'
import { wholeLanguages } from './built-site.ts'
import { contactForm } from './contact-form.ts'
import { business } from './content.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { relayPath, takeTime, test, visitor, waitingLeads } from './leads.ts'
import { wordsIn } from './words.ts'

/** Contact forms in the browsers that visitors bring. */

const contact = addressOf(linkedPages.contact)

const troubles: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a translation': (page) => page.evaluate(translatePage, 'fr'),
  'an extension': (page) => page.evaluate(extendPage),
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
      const { fill, form } = contactForm(page, wordsIn(language))
      await takeTime(page)
      await page.goto(addressIn(language, contact))
      const release = await holdRequests(page, chunks)
      if (when === 'after') release()
      await fill('long', who)
      await page.waitForLoadState(when === 'after' ? 'networkidle' : 'load')
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
    const { fill, send } = contactForm(page)
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
    if (when === 'after') await page.waitForLoadState('networkidle')
    await send()
    await expect(page).toHaveURL(/#thank-you$/)
    expect(await who.leads()).toMatchObject([{ lastName: who.name, email: who.email }])
  })

test('what the page itself fills in counts', async ({ page, who }) => {
  const { fill, send, thanks } = contactForm(page)
  await takeTime(page)
  await page.goto('/')
  await fill('short', who)
  await page.waitForLoadState('networkidle')
  await page.evaluate(fillInPage, ['[name=phone]', '305-555-0142 ext. 12'] as const)
  await send()
  await expect(thanks).toBeVisible()
  expect(await who.lead()).toMatchObject({ phone: '305-555-0142 ext. 12' })
})

test('what people type is sent as it was checked, or the message names the fault', async ({
  page,
}) => {
  const { form, fill, send, button } = contactForm(page)
  const sent: string[] = []
  await page.route(relayPath, async (route) => {
    sent.push(route.request().postData() ?? '')
    await route.fulfill({ json: { success: 'true' } })
  })
  await takeTime(page)
  await page.goto('/')
  const rows = { phone: inputs.phones, name: inputs.names, email: inputs.emails }
  for (const [name, list] of Object.entries(rows))
    for (const { typed, becomes, fault } of list) {
      await fill('short', visitor())
      await form.locator(`[name=${name}]`).fill(typed)
      await send()
      const message = form.locator(`#${name}-${fault ?? 'required'}`)
      if (fault) await expect(message, typed).toBeVisible()
      else {
        await expect.poll(() => sent.at(-1), { message: typed }).toContain(`\r\n${becomes}\r\n`)
        await expect(button('sent')).toBeVisible()
        await page.reload()
      }
    }
})

test('a relay that is blocked: the words say so, and the browser sends the form', async ({
  page,
  who,
}) => {
  const { fill, send, thanks, blocked, form } = contactForm(page)
  await page.route(relayPath, (route) => route.abort())
  await takeTime(page)
  await page.goto(contact)
  await fill('long', who)
  await send()
  await expect(blocked).toBeVisible()
  await expect(thanks).toBeHidden()
  await expect(blocked.getByRole('link', { name: business.phone })).toBeVisible()
  await expect(blocked.getByRole('link', { name: business.email })).toBeVisible()
  expect(await waitingLeads(page)).toBe(1)
  await form.locator('[data-send-natively]').click()
  await expect(page).toHaveURL(/#thank-you$/)
  expect(await who.lead()).toMatchObject({ count: '1', email: who.email, source: 'Contact page' })
  await expect.poll(() => waitingLeads(page)).toBe(0)
})

test('an outbox that fails: no promise to send later, and the browser sends the form', async ({
  page,
  who,
}) => {
  const { fill, send, thanks, blocked, form } = contactForm(page)
  await takeTime(page)
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
  await page.goto(contact)
  await fill('long', who)
  await page.waitForLoadState('networkidle')
  await send()
  await expect(blocked).toBeVisible()
  await expect(thanks).toBeHidden()
  await form.locator('[data-send-natively]').click()
  await expect(page).toHaveURL(/#thank-you$/)
  expect(await who.lead()).toMatchObject({ count: '1', email: who.email })
})

test('no sentence above a form has the browser fill in the trap', async ({ page, who }) => {
  const { honeypot } = adapterOf(business.relay)
  const { fill, form, send, thanks } = contactForm(page)
  await takeTime(page)
  await page.goto('/')
  const devTools = await page.context().newCDPSession(page)
  const address = [
    ['NAME_FULL', `Ana ${who.name}`],
    ['EMAIL_ADDRESS', who.email],
    ['PHONE_HOME_WHOLE_NUMBER', '+13055550142'],
    ['ADDRESS_HOME_ZIP', '33190'],
  ].map(([name = '', value = '']) => ({ name, value }))
  await devTools.send('Autofill.enable')
  await devTools.send('Autofill.setAddresses', { addresses: [{ fields: address }] })
  const sentence = 'Leave your name and email address, and we call you back.'
  await form.evaluate((element, text) => element.prepend(text), sentence)
  await form.locator('[name=name]').click()
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-contact] [name=name]',
  })
  const { node } = await devTools.send('DOM.describeNode', { nodeId })
  await devTools.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    address: { fields: address },
  })
  await expect(form.locator('[name=email]')).toHaveValue(who.email)
  await expect(form.locator(`[name=${honeypot}]`)).toHaveValue('')
  // A browser that fills it in all the same.
  await form.locator(`[name=${honeypot}]`).evaluate((trap: HTMLInputElement, email) => {
    trap.value = email
  }, who.email)
  await fill('short', who)
  await send()
  await expect(thanks).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})
