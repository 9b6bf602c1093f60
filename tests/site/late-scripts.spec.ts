import { defaultLanguage } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { copyFields } from '../visitor-browser.ts'
import { wholeLanguages } from './built-site.ts'
import { contactForm } from './contact-form.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { type Visitor, waitingLeads } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, type Page, test } from './test.ts'
import { wordsIn } from './words.ts'

/** Messages of forms whose script is late, missing, or whose element an extension replaced. */

const thankYou = new RegExp(`${addressOf(linkedPages.contact)}#thank-you$`)

/** Sends the home page's form while its script is held. Returns a function that releases it. */
const sendEarly = async (page: Page, who: Visitor) => {
  const { open, fill, send } = contactForm(page)
  await open('short')
  const release = await holdRequests(page, chunks)
  await fill('short', who)
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  return release
}

test('what is added to a message that was sent early is sent with it', async ({
  page,
  who,
  form,
}) => {
  const { thanks, optionalField, field } = form
  const release = await sendEarly(page, who)
  await optionalField('message').fill('One more thing')
  release()
  await expect(thanks).toBeVisible()
  await expect(field('name')).toHaveValue('')
  expect(await who.lead()).toMatchObject({ count: '1', message: 'One more thing' })
  expect(await waitingLeads(page)).toBe(0)
})

/** Runs in the page: blocks storage from now on. */
const fillStorage = () => {
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
}

test('a script that stalls: the page reports it, and sends the message later', async ({
  page,
  who,
  form,
}) => {
  const { send, thanks, told, optionalField } = form
  await page.clock.install()
  // The page checks whether the site itself responds.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  )
  const release = await sendEarly(page, who)
  await page.clock.runFor(4000)
  await expect(told.stored).toBeVisible()
  const storageWorks = await page.evaluateHandle(fillStorage)
  await page.clock.runFor(30_000)
  await expect(told.stored).toBeVisible()
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
  await expect(told.stored).toBeHidden()
  expect(await who.lead()).toMatchObject({ count: '1', message: 'Another question' })
  // In steps shorter than a request may take, or an answer on its way would come too late.
  await expect(async () => {
    await page.clock.runFor(5000)
    expect(await waitingLeads(page)).toBe(0)
  }).toPass({ intervals: [100] })
  expect(await who.leads()).toHaveLength(2)
})

test('a script that cannot be loaded: the browser sends the form', async ({ page, who, form }) => {
  const { fill, send, optionalField, photos } = form
  await page.goto('/')
  await page.route(chunks, (route) =>
    route.request().frame().url().includes('#') ? route.continue() : route.abort(),
  )
  await fill('short', who)
  // Nothing would remove its location.
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
  await expect.poll(() => who.arrivals()).toBe(2)
  await page.goBack()
  await optionalField('message').fill('Another question')
  await send()
  await expect(page).toHaveURL(thankYou)
  expect(await who.leads()).toHaveLength(2)
})

test('a page that is left leaves the message to the next', async ({ page, context, who }) => {
  await page.addInitScript(() => sessionStorage.setItem('area', '33134'))
  const release = await sendEarly(page, who)
  // The browser may restore a page that was left.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await (await context.newPage()).goto(addressOf(linkedPages.contact))
  await expect.poll(() => who.arrivals()).toBe(1)
  release()
  await expect.poll(() => waitingLeads(page)).toBe(0)
  expect(await who.lead()).toMatchObject({ count: '1', language: 'en', area: '33134' })
})

/** Runs in the page, as extensions do: replaces its form with a copy. */
const replaceForm = () => {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  const copy = form?.cloneNode(true) as HTMLFormElement
  form?.replaceWith(copy)
  const service = form?.elements.namedItem('service') as HTMLSelectElement
  Object.assign(copy.elements.namedItem('service') ?? {}, { value: service.value })
}

for (const when of ['before', 'after'] as const) {
  for (const [name, change] of Object.entries({ copyFields, replaceForm }))
    test(`a form after ${name} ${when} the behavior comes is sent`, {
      tag: (name === 'copyFields') === (when === 'after') ? [] : '@nightly',
    }, async ({ page, who }) => {
      const language = wholeLanguages.at(-1) ?? defaultLanguage
      const { open, fill, element, behavior } = contactForm(page, language)
      await open('long')
      const release = await holdRequests(page, chunks)
      if (when === 'after') release()
      await fill('long', who)
      if (when === 'after') await behavior()
      await page.evaluate(change)
      const button = element.locator('[type=submit]')
      await button.click()
      await expect.poll(() => waitingLeads(page)).toBeLessThanOrEqual(1)
      release()
      await expect(button).toHaveAttribute('data-state', 'sent')
      await expect(button).toContainText(wordsIn(language).forms.submit.sent)
      await expect(element.locator('[name=email]').and(element.locator(':visible'))).toHaveValue('')
      expect(await who.lead()).toMatchObject({ count: '1', email: who.email, language })
    })

  test(`a script fails ${when} the behavior comes: the form is sent`, async ({
    page,
    who,
    form,
  }) => {
    await page.addInitScript(() =>
      Object.assign(Crypto.prototype, {
        getRandomValues: () => {
          throw new Error('refused')
        },
      }),
    )
    await page.goto(form.path('long'))
    if (when === 'before') await holdRequests(page, chunks)
    await form.fill('long', who)
    if (when === 'after') await form.behavior()
    await form.send()
    await expect(page).toHaveURL(thankYou)
    expect(await who.leads()).toMatchObject([{ lastName: who.name, email: who.email }])
  })
}
