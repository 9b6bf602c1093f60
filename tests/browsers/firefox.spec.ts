import { get } from 'node:http'
import { addressIn, allLanguages } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { startLocalServer } from '../servers.ts'
import { builtPages } from '../site/built-site.ts'
import { calculator, calculatorPath } from '../site/calculator.ts'
import { contactForm } from '../site/contact-form.ts'
import { services } from '../site/content.ts'
import { chunks } from '../site/held-requests.ts'
import { blockStorage, type sender } from '../site/leads.ts'
import { expect, type Page, test } from '../site/test.ts'
import { words } from '../site/words.ts'
import { beforeScripts, translatePage } from '../visitor-browser.ts'
import { firefoxOptions } from './browsers.ts'

/** The journeys that must work in Firefox. All else is tested in Chromium alone. */

test.use({ viewport: { width: 390, height: 844 } })

const contact = addressOf(linkedPages.contact)

/** Sends a message, then the answers to every question of a calculator, and expects both leads. */
const sendBoth = async (page: Page, who: ReturnType<typeof sender>) => {
  const [form, roof] = [contactForm(page), calculator(page, 'roof')]
  await form.writeAndSend('long', who)
  await expect(form.thanks).toBeVisible()
  await roof.open()
  await roof.skipTo('person')
  await roof.person(who)
  await roof.finish()
  await expect(roof.result).toBeVisible()
  await expect.poll(async () => (await who.leads()).map(({ count }) => count)).toEqual(['1', '1'])
}

const troubles: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a plain page': async () => undefined,
  'a translated page': (page) => beforeScripts(page, translatePage, 'fr', ['', '']),
  'a page that stores nothing': blockStorage,
}

for (const [where, trouble] of Object.entries(troubles))
  test(`a message and an estimate arrive from ${where}`, async ({ page, who }) => {
    await trouble(page)
    await sendBoth(page, who)
  })

test('without cookies, which also blocks storage, a message and an estimate arrive', async ({
  playwright,
  baseURL,
  who,
}) => {
  const { channel, launchOptions } = firefoxOptions ?? {}
  const firefoxUserPrefs = { 'network.cookie.cookieBehavior': 2, 'dom.storage.enabled': false }
  const options = { ...(channel && { channel }), ...launchOptions, firefoxUserPrefs }
  const browser = await playwright.firefox.launch(options)
  await sendBoth(await browser.newPage({ baseURL: baseURL ?? '' }), who)
  await browser.close()
})

test('the browser sends a form whose script does not come', async ({ page, who, form }) => {
  await page.route('**/*.js', (route) => route.abort())
  await form.writeAndSend('long', who)
  await expect(page).toHaveURL(/#thank-you$/)
  await expect(form.thanks).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})

test('what is in a form survives a reload and a change of language', async ({ page, form }) => {
  const message = page.locator('main form [name="message"]')
  const text = 'A leak above the kitchen'
  await form.open('long')
  await message.fill(text)
  await page.reload()
  await expect(message).toHaveValue(text)
  for (const language of allLanguages.toReversed()) {
    await page.goto(addressIn(language, contact))
    await expect(message).toHaveValue(text)
  }
})

test('menu and definitions work by pointer and keyboard', async ({ page }) => {
  const name = words.layout.header.menu
  const button = page.getByRole('button', { name, exact: true })
  const menu = page.getByRole('navigation', { name, exact: true })
  await page.goto('/')
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await page.goto(builtPages.find(({ html }) => html.includes('popoverTarget="term-'))?.path ?? '/')
  const term = page.locator('[popovertarget^=term]').first()
  const definition = page.locator(`#${await term.getAttribute('popovertarget')}`)
  await term.click()
  await expect(definition).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(definition).toBeHidden()
})

/** Records what the pages of a tab log. */
const errorsOf = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (one) => one.type() === 'error' && errors.push(one.text()))
  return errors
}

test('nothing is cut off, and no script fails', async ({ page }) => {
  const errors = errorsOf(page)
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/', contact, ...services.slice(0, 1).map(addressOf)]) {
      await page.goto(path)
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  expect(errors).toEqual([])
})

test('a page that is left before its scripts have come reports none of them', async ({
  page,
  baseURL,
}) => {
  // The site, which never sends a script that is loaded later.
  const { origin, stop } = await startLocalServer((asked, response) => {
    if (asked.url?.startsWith('/assets/chunks/')) return
    get(`${baseURL}${asked.url}`, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
  })
  const errors = errorsOf(page)
  for (const path of ['/', calculatorPath('roof')]) {
    const asked = page.waitForRequest(chunks)
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    await asked
    await page.evaluate((to) => location.assign(to), sitePaths.siteMap)
    await page.waitForURL(`**${sitePaths.siteMap}`)
  }
  expect(errors.filter((text) => /module/.test(text))).toEqual([])
  await stop()
})
