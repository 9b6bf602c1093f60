import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { contactForm } from './contact-form.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { type Visitor, visitLater, waitingLeads } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, type Page, test } from './test.ts'

/** Messages of forms whose script is late or missing, beside the table in faults.spec.ts. */

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

test('a script that stalls: the page says that the message waits, and sends it and the next one later', async ({
  page,
  who,
  form,
}) => {
  const { send, thanks, told, optionalField } = form
  await page.clock.install()
  // The page asks whether the site itself responds.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  )
  const release = await sendEarly(page, who)
  await page.clock.runFor(30_000)
  await expect(told.stored).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await who.arrivals()).toBe(0)
  // Another message from the same form must not take the place of the first.
  await optionalField('message').fill('Another question')
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(2)
  release()
  await expect(thanks).toBeVisible()
  await expect(told.stored).toBeHidden()
  await visitLater(page)
  await expect.poll(() => waitingLeads(page)).toBe(0)
  const messages = (await who.leads()).map(({ message, count }) => [message, count])
  expect(messages.toSorted()).toEqual([
    ['', '1'],
    ['Another question', '1'],
  ])
})

test('a script that cannot be loaded: the browser sends the form', async ({ page, who, form }) => {
  const { fill, optionalField, photos } = form
  await page.goto('/')
  await page.route(chunks, (route) =>
    route.request().frame().url().includes('#') ? route.continue() : route.abort(),
  )
  const send = async () => {
    const posted = page.waitForRequest('**/relay')
    await form.send()
    await expect(page).toHaveURL(thankYou)
    return (await posted).postData()
  }
  await fill('short', who)
  // Nothing would remove its location.
  await photos.field.setInputFiles(await samplePhotos.portrait())
  expect(await send()).not.toContain('photo1')
  await expect.poll(() => waitingLeads(page)).toBe(0)
  expect((await who.lead()).reference).not.toBe('')
  await page.goBack()
  await send()
  await expect.poll(() => who.arrivals()).toBe(2)
  await page.goBack()
  await optionalField('message').fill('Another question')
  await send()
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

for (const when of ['before', 'after'] as const)
  test(`a script fails ${when} the behavior comes: the form is sent`, async ({
    page,
    who,
    form,
  }) => {
    await page.addInitScript(() => {
      Crypto.prototype.getRandomValues = () => {
        throw new Error('refused')
      }
    })
    await page.goto(form.path('long'))
    if (when === 'before') await holdRequests(page, chunks)
    await form.fill('long', who)
    if (when === 'after') await form.behavior()
    await form.send()
    await expect(page).toHaveURL(thankYou)
    expect(await who.leads()).toMatchObject([{ lastName: who.name, email: who.email }])
  })
