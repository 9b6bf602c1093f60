import { readFileSync } from 'node:fs'
import { beforeScripts, extendPage, onceUsed, translatePage } from '../visitor-browser.ts'
import { calculator } from './calculator.ts'
import { contactForm } from './contact-form.ts'
import { fieldNamed, formNames, personalForm, sendAs } from './every-form.ts'
import { chunks, holdRequests, isLarge } from './held-requests.ts'
import { beOld } from './old-browser.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, type Page, test } from './test.ts'

/** Old browsers, and those that change pages: what a visitor does has the same result. */

/** Runs in the page, as dark modes do: gives every element its own style. */
const darken = () => {
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    element.setAttribute('data-dark-mode', '')
    element.style.setProperty('--dark-mode', '#181a1b')
  }
}

/** Runs in the page, as writing aids do: moves every field into an element of their own. */
const wrapFields = () => {
  for (const field of document.querySelectorAll('input, textarea')) {
    const wrapper = document.createElement('writing-aid')
    field.replaceWith(wrapper)
    wrapper.append(field)
  }
}

/** Runs in the page, as third-party libraries do: extends some prototypes, and freezes the rest. */
const alterPrototypes = () => {
  Object.assign(Object.prototype, { isSomething: () => true })
  Object.assign(Array.prototype, { last: () => undefined })
  for (const each of [Array, Promise, String, Map, Set, Date]) Object.freeze(each.prototype)
}

/** Keeps texts unchanged, so that tests find them. */
const inFrench = ['fr', ['', '']] as const

const translated = async (page: Page) => {
  await beforeScripts(page, translatePage, ...inFrench)
  await beforeScripts(page, extendPage)
}

/** What browsers make of a page before its scripts run, or once it is used. */
const changes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'is old': beOld,
  'translates and extends pages': translated,
  'translates and extends pages in use': async (page) => {
    await onceUsed(page, translatePage, ...inFrench)
    await onceUsed(page, extendPage)
  },
  'darkens pages and wraps fields': async (page) => {
    await beforeScripts(page, darken)
    await beforeScripts(page, wrapFields)
  },
  'alters prototypes': (page) => page.addInitScript(alterPrototypes),
}

for (const [how, change] of Object.entries(changes))
  test.describe('on a phone', () => {
    // The policy contains the hashes of the styles that an old browser does not know.
    test.use({ viewport: { width: 390, height: 844 }, bypassCSP: change === beOld })

    for (const name of formNames)
      test(`a browser that ${how} sends the ${name}, and reports missing fields`, {
        // By day, a form without React.
        tag: change === beOld && name === 'long form' ? [] : '@nightly',
      }, async ({ page, who }) => {
        const errors: string[] = []
        page.on('pageerror', ({ message }) => errors.push(message))
        await change(page)
        const form = personalForm(page, name)
        const [{ asks, press }] = form.parts
        await form.open(false)
        await press()
        await expect(fieldNamed(page, asks[0] ?? '')).toBeFocused()
        await sendAs(page, who, form)
        expect(errors).toEqual([])
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
  })

test('a message stays as it is typed while its script comes to a translated page', async ({
  page,
  who,
}) => {
  const { open, fill, field, optionalField, choice, photos, send, thanks } = contactForm(page)
  await translated(page)
  await open('long')
  const release = await holdRequests(page, chunks)
  await fill('long', who)
  await choice('urgency', 'emergency').check()
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await optionalField('message').pressSequentially('Water stains')
  await optionalField('message').press('Shift+ArrowLeft')
  release()
  await page.keyboard.type(', and more', { delay: 40 })
  await expect(optionalField('message')).toHaveValue('Water stain, and more')
  await expect(photos.previews).toHaveCount(1)
  await expect(choice('urgency', 'emergency')).toBeChecked()
  await send()
  await expect(thanks).toBeVisible()
  await expect(field('firstName')).toHaveValue('')
})

test('an answer stays as it is typed while its script comes to a translated page', async ({
  page,
}) => {
  const { path, hydrated } = calculator(page, 'energy')
  await translated(page)
  const release = await holdRequests(page, chunks, isLarge)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const bill = page.locator('[name=currentBill]')
  await bill.fill('345')
  await bill.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 2))
  release()
  await hydrated()
  await page.keyboard.type('9')
  await expect(bill).toHaveValue('395')
  await expect(page.locator('[type=range]')).toHaveValue('400')
})

/** Runs in the page, as dark modes do: links a style that only they may load. */
const linkStyle = () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  link.href = 'https://extension.example/dark.css'
  document.head.append(link)
}

test.describe('beside a style that the policy refuses', () => {
  test.use({ expectedViolation: /extension\.example/ })

  test('a result is saved with the styles of the site', async ({ page, who, roof }) => {
    await roof.openResult(who)
    await page.evaluate(linkStyle)
    const path = await (await roof.download()).path()
    expect(readFileSync(path, 'utf8')).toContain('@media print')
  })
})
