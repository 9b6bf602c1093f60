import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { wholeLanguages } from './built-site.ts'
import { type ContactKind, contactForm } from './contact-form.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { relayPath } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, type Page, test } from './test.ts'
import { wordsIn } from './words.ts'

/** What stands in a contact form and is not sent survives whatever happens to its page. */

const kinds: readonly ContactKind[] = ['short', 'long']
const anyPage = addressOf(linkedPages.financing)

/** Runs in the page: returns what stands in the fields of its form. */
const readFields = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden],[type=file])')].map(
    ({ name, type, value, checked }) =>
      type === 'radio' ? `${name} ${value} ${checked}` : `${name} ${value}`,
  )
const standing = (page: Page) => page.locator('form[data-contact]').evaluate(readFields)

/** Goes to another page by its link and comes back by one. */
const leaveByLinks = async (page: Page) => {
  const here = new URL(page.url()).pathname
  await page.locator(`header a[href$="${anyPage}"]`).first().click()
  await page.waitForURL(`**${anyPage}`)
  await page.locator(`a[href="${here}"]`).first().click()
  await page.waitForURL(`**${here}`)
}

const ways: Readonly<Record<string, (page: Page, kind: ContactKind) => Promise<unknown>>> = {
  'a reload': (page) => page.reload(),
  'a visit to another page': leaveByLinks,
  'going back': async (page) => {
    await page.goto(anyPage)
    await page.goBack()
  },
  'a tab that was put to sleep': async (page) => {
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('form')) field.reset()
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
  },
  'each language': async (page, kind) => {
    for (const language of [...wholeLanguages].reverse())
      await page.goto(contactForm(page, language).path(kind))
  },
}

/** Writes half a message, with choices. */
const writeHalf = async (page: Page, kind: ContactKind, name: string) => {
  const { field, optionalField, choice, behavior } = contactForm(page)
  await field(kind === 'long' ? 'lastName' : 'name').fill(name)
  await field('service').selectOption({ index: 3 })
  await optionalField('message').fill(`Water “stains”\n<b>above</b> the window`)
  await behavior()
  if (kind === 'short') return
  await choice('urgency', 'urgent').check()
  await page.getByText(wordsIn('en').longForm.more).click()
  await choice('needsFinancing', 'maybe').check()
}

for (const kind of kinds)
  test(`half a message in the ${kind} form survives ${Object.keys(ways).join(', ')}`, {
    tag: kind === 'long' ? [] : '@nightly',
  }, async ({ page, who, form }) => {
    await form.open(kind)
    const empty = await standing(page)
    await writeHalf(page, kind, who.name)
    const written = await standing(page)
    for (const [way, go] of Object.entries(ways)) {
      await go(page, kind)
      await expect.poll(() => standing(page), { message: way }).toEqual(written)
    }
    // Another form has a draft of its own.
    await page.goto(form.path(kind === 'long' ? 'short' : 'long'))
    await expect(form.field('email')).toBeVisible()
    expect((await standing(page)).join()).not.toContain(who.name)
    // What is cleared by hand, or sent, stands nowhere any more.
    await page.goto(form.path(kind))
    await form.optionalField('message').fill('')
    await page.reload()
    await expect(form.optionalField('message')).toHaveValue('')
    await form.fill(kind, who)
    await form.send()
    await expect(form.thanks).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    expect(await standing(page)).toEqual(empty)
    expect(await who.arrivals()).toBe(1)
  })

test('what is typed while the script stalls survives a reload, and nothing typed since is replaced', {
  tag: '@nightly',
}, async ({ page, form }) => {
  await holdRequests(page, chunks)
  await form.open('short')
  await form.field('name').fill('Ana')
  await form.optionalField('message').fill('A leak')
  await page.reload()
  await form.field('name').fill('Eva')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(form.optionalField('message')).toHaveValue('A leak')
  const release = await holdRequests(page, chunks)
  await page.reload()
  await form.optionalField('message').fill('Another leak')
  release()
  await expect(form.field('name')).toHaveValue(/Ana|Eva/)
  await expect(form.optionalField('message')).toHaveValue('Another leak')
})

test('photos survive, and those that could not be kept are named', async ({ page, who, form }) => {
  await form.write('long', who)
  await form.behavior()
  const portrait = await samplePhotos.portrait()
  await form.photos.field.setInputFiles([portrait, portrait])
  await expect(form.photos.previews).toHaveCount(2)
  await page.reload()
  await expect(form.photos.previews).toHaveCount(2)
  await page.evaluate(() => {
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.endsWith(' photos'))
    const photos: { data: string }[] = JSON.parse(sessionStorage.getItem(key) ?? '')
    for (const photo of photos.slice(1)) photo.data = ''
    sessionStorage.setItem(key, JSON.stringify(photos))
  })
  await page.reload()
  await expect(form.photos.previews).toHaveCount(1)
  const { notKept } = wordsIn('en').photos.problems
  const named = form.element.getByText(notKept.replace('{name}', portrait.name))
  await expect(named).toBeVisible()
  await form.send()
  await expect(form.thanks).toBeVisible()
  await expect(named).toBeHidden()
  await page.reload()
  await expect(form.photos.previews).toHaveCount(0)
})

test('a message that is being sent is no draft of the next page', async ({ page, who, form }) => {
  await holdRequests(page, relayPath)
  await form.writeAndSend('short', who)
  await expect(form.button('submitting')).toBeVisible()
  await page.reload()
  await expect(form.field('name')).toHaveValue('')
})
