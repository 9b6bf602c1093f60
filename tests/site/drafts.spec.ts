import { emergencyId } from '../../components/form/contact-forms.ts'
import { beforeScripts, translatePage } from '../visitor-browser.ts'
import { wholeLanguages } from './built-site.ts'
import { words } from './content.ts'
import { contactForm } from './forms.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { anyPage, relayPath, visitor } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, type Page, test } from './test.ts'

/** What stands in a contact form and is not sent survives whatever happens to its page. */

const readFields = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden],[type=file])')].map(
    ({ name, type, value, checked }) => `${name} ${value} ${type === 'radio' && checked}`,
  )
const standing = (page: Page) => page.locator('form[data-contact]').evaluate(readFields)

const leaveByLinks = async (page: Page) => {
  const here = new URL(page.url()).pathname
  await page.locator(`header a[href$="${anyPage}"]`).first().click()
  await page.waitForURL(`**${anyPage}`)
  await page.locator(`a[href="${here}"]`).first().click()
  await page.waitForURL(`**${here}`)
}

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a reload whose script comes late': async (page) => {
    const release = await holdRequests(page, chunks)
    await page.reload()
    await page.locator('form[data-contact] [name=email]').focus()
    release()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  'a visit to another page': leaveByLinks,
  'going back': async (page) => {
    await page.goto(anyPage)
    await page.goBack()
  },
  'a tab that was put to sleep': (page) =>
    page.evaluate(() => {
      for (const form of document.querySelectorAll('form')) form.reset()
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }),
  'each language': async (page) => {
    for (const language of wholeLanguages.toReversed())
      await page.goto(contactForm(page, 'long', language).path)
  },
}

test('half a message survives every way to leave its page', async ({ page, who, long, short }) => {
  await long.open()
  const empty = await standing(page)
  await long.fill(who)
  await long.field('message').fill(`Water “stains”\n<b>above</b> the window`)
  await long.behavior()
  await long.choice('urgency', 'urgent').check()
  await page.getByText(words.longForm.more).click()
  await long.choice('needsFinancing', 'maybe').check()
  const written = await standing(page)
  for (const [way, go] of Object.entries(ways)) {
    await go(page)
    await expect.poll(() => standing(page), { message: way }).toEqual(written)
  }
  // Another form has a draft of its own, and a message that is being sent is no draft.
  const release = await holdRequests(page, relayPath)
  await short.open()
  expect((await standing(page)).join()).not.toContain(who.name)
  await short.fill(visitor())
  await short.send()
  await expect(short.button('submitting')).toBeVisible()
  await page.reload()
  await expect(short.field('name')).toHaveValue('')
  release()
  // What is cleared by hand, or sent, stands nowhere any more.
  await page.goto(long.path)
  await expect(long.field('message')).not.toHaveValue('')
  await long.field('message').fill('')
  await page.reload()
  await expect(long.field('message')).toHaveValue('')
  await long.send()
  await expect(long.thanks).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  expect(await standing(page)).toEqual(empty)
  expect(await who.arrivals()).toBe(1)
})

test('what is typed while the script comes stays', async ({ page, who, long }) => {
  const { field, choice, photos } = long
  const message = field('message')
  await beforeScripts(page, translatePage, 'fr', ['', ''])
  const release = await holdRequests(page, chunks)
  await page.goto(`${long.path}#${emergencyId}`, { waitUntil: 'domcontentloaded' })
  await long.fill(who)
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await message.pressSequentially('Water stains')
  await message.press('Shift+ArrowLeft')
  release()
  await page.keyboard.type(', and more', { delay: 40 })
  await expect(photos.previews).toHaveCount(1)
  await expect(message).toHaveValue('Water stain, and more')
  await expect(message).toBeFocused()
  await choice('urgency', 'normal').check()
  for (const late of [chunks, '**/*.js']) {
    const again = await holdRequests(page, late)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await message.fill(late)
    again()
    await expect(photos.previews).toHaveCount(1)
    // Neither the draft nor the link takes the place of what the visitor chose or typed.
    await expect(choice('urgency', 'normal')).toBeChecked()
    await page.reload()
    await expect(field('firstName')).toHaveValue('Maya')
    await expect(message).toHaveValue(late)
  }
  await long.send()
  await expect(long.thanks).toBeVisible()
  await expect(field('firstName')).toHaveValue('')
})

test('photos survive, and those that could not be kept are named', async ({ page, who, long }) => {
  const { previews, field } = long.photos
  await long.write(who)
  await long.behavior()
  const portrait = await samplePhotos.portrait()
  await field.setInputFiles([portrait, portrait])
  await expect(previews).toHaveCount(2)
  await page.reload()
  await expect(previews).toHaveCount(2)
  await page.evaluate(() => {
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.endsWith(' photos'))
    const photos: { data: string }[] = JSON.parse(sessionStorage.getItem(key) ?? '')
    for (const photo of photos.slice(1)) photo.data = ''
    sessionStorage.setItem(key, JSON.stringify(photos))
  })
  await page.reload()
  await expect(previews).toHaveCount(1)
  const { notKept } = words.photos.problems
  const named = long.element.getByText(notKept.replace('{name}', portrait.name))
  await expect(named).toBeVisible()
  await long.send()
  await expect(long.thanks).toBeVisible()
  await expect(named).toBeHidden()
  await page.reload()
  await expect(previews).toHaveCount(0)
})
