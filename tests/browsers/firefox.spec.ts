import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { pathToFileURL } from 'node:url'
import { addressIn, allLanguages } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { startLocalServer } from '../servers.ts'
import { builtPages } from '../site/built-site.ts'
import { calculator, calculatorPath } from '../site/calculator.ts'
import { contactForm } from '../site/contact-form.ts'
import { services } from '../site/content.ts'
import { chunks } from '../site/held-requests.ts'
import { blockStorage, type Visitor } from '../site/leads.ts'
import { expect, type Page, test } from '../site/test.ts'
import { words } from '../site/words.ts'
import { beforeScripts, translatePage } from '../visitor-browser.ts'
import { firefoxOptions } from './browsers.ts'

/** The journeys that must work in Firefox. All else is tested in Chromium alone. */

test.use({ viewport: { width: 390, height: 844 } })

const contact = addressOf(linkedPages.contact)

const troubles: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a plain page': async () => undefined,
  'a translated page': (page) => beforeScripts(page, translatePage, 'fr', ['', '']),
  'a page that stores nothing': blockStorage,
}

/** Answers every question of a calculator. */
const estimate = async (roof: ReturnType<typeof calculator>, who: Visitor) => {
  await roof.open()
  await roof.skipTo('person')
  await roof.person(who)
  await roof.finish()
  await expect(roof.result).toBeVisible()
}

for (const [where, trouble] of Object.entries(troubles)) {
  test(`a message arrives from ${where}`, async ({ page, who, form }) => {
    await trouble(page)
    await form.writeAndSend('long', who)
    await expect(form.thanks).toBeVisible()
    expect(await who.arrivals()).toBe(1)
  })

  test(`a calculator leads from its first question to its result on ${where}`, async ({
    page,
    who,
    roof,
  }) => {
    await trouble(page)
    await estimate(roof, who)
    expect(await who.arrivals()).toBe(1)
  })
}

test('without cookies, which also blocks storage, a message and an estimate arrive', async ({
  playwright,
  baseURL,
  who,
}) => {
  const { channel, launchOptions } = firefoxOptions ?? {}
  const firefoxUserPrefs = { 'network.cookie.cookieBehavior': 2, 'dom.storage.enabled': false }
  const browser = await playwright.firefox.launch({
    ...(channel && { channel }),
    ...launchOptions,
    firefoxUserPrefs,
  })
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const [form, roof] = [contactForm(page), calculator(page, 'roof')]
  await form.writeAndSend('short', who)
  await expect(form.thanks).toBeVisible()
  await estimate(roof, who)
  await expect.poll(async () => (await who.leads()).length).toBe(2)
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
  await form.open('long')
  await message.fill('A leak above the kitchen')
  await page.reload()
  await expect(message).toHaveValue('A leak above the kitchen')
  for (const language of allLanguages.toReversed()) {
    await page.goto(addressIn(language, contact))
    await expect(message).toHaveValue('A leak above the kitchen')
  }
})

test('two tabs have their own answers, and a result its place after a reload', async ({
  page,
  context,
  who,
  roof,
}) => {
  const other = calculator(await context.newPage(), 'roof')
  await other.open('?squareFootage=9000')
  await other.next()
  await other.step('squareFootage')
  await page.bringToFront()
  await estimate(roof, who)
  await page.reload()
  await expect(roof.result).toBeVisible()
  await expect(other.number('squareFootage')).toHaveValue('9,000')
})

/** Runs in the page: keeps the text of the next file that it saves. */
const keepFile = () => {
  const { createObjectURL } = URL
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) Object.assign(window, { savedFile: file.text() })
    return createObjectURL(file)
  }
}

test('a result is saved as a file that opens styled', async ({ page, who, roof }, testInfo) => {
  await estimate(roof, who)
  await page.evaluate(keepFile)
  await page.getByRole('button', { name: words.roofResult.next.download, exact: true }).click()
  const file = testInfo.outputPath('result.html')
  await page.waitForFunction(() => 'savedFile' in window)
  writeFileSync(
    file,
    await page.evaluate(() => Reflect.get(window, 'savedFile') as Promise<string>),
  )
  await page.goto(String(pathToFileURL(file)))
  const loaded = () => [...document.fonts].some(({ status }) => status === 'loaded')
  await expect.poll(() => page.evaluate(loaded)).toBe(true)
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

for (const width of [390, 1024])
  test(`nothing is cut off at ${width} px, and no script fails`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const errors = errorsOf(page)
    for (const path of ['/', contact, ...services.slice(0, 1).map(addressOf)]) {
      await page.goto(path)
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0)
    }
    expect(errors).toEqual([])
  })

/** Serves the site without ever sending a script that is loaded later. */
const withoutChunks = async (site = '') => {
  const { origin, stop } = await startLocalServer((asked, response) => {
    if (asked.url?.startsWith('/assets/chunks/')) return
    get(site + asked.url, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
  })
  return { origin, stop }
}

test('a page that is left before its scripts have come reports none of them', async ({
  page,
  baseURL,
}) => {
  const { origin, stop } = await withoutChunks(baseURL)
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
