import { statSync } from 'node:fs'
import { syncTag } from '../../components/leads/outbox/outbox.ts'
import { originalAddress } from '../../content/schema/languages.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page } from '../strict-test.ts'
import { wholeBrowserOptions } from '../system-browser.ts'
import { brotliSize, htmlOf, kilobyte, readSiteFile, siteFolder } from './built-site.ts'
import { calculator } from './calculator.ts'
import { emergencyServices, phoneLink, wordsIn } from './content.ts'
import { waitingLeads } from './leads.ts'
import {
  builtWorker,
  cachedIn,
  cut,
  heading,
  inSpanish,
  notSeen,
  openWithWorker,
  savedLine,
  seen,
  test,
} from './offline.ts'

/** The site for a visitor when it cannot be reached. */

// Not every Chromium supports Background Sync.
test.use({ launchOptions: wholeBrowserOptions })

const said = wordsIn('es').offline
const always = [...emergencyServices, linkedPages.contact, { kind: 'home' as const }].map(inSpanish)

/** Returns the bytes that the site sends for these addresses. Fonts are already compressed. */
const weightOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => {
    if (path.endsWith('.woff2')) return sum + statSync(siteFolder + path).size
    return sum + brotliSize(htmlOf(path) || readSiteFile(path), 'quick')
  }, 0)

test('offline, emergency pages and pages seen before open', async ({ page, site }) => {
  await openWithWorker(page, seen)
  const cached = (await cachedIn(page)).filter((path) => !path.startsWith('/release/'))
  expect(cached).toContain(seen)
  expect(weightOf(cached)).toBeLessThan(256 * kilobyte)
  expect(cached).toEqual(expect.arrayContaining([...builtWorker().release.everywhere]))
  site.instead = cut
  for (const path of [seen, `${seen}/?utm_source=x`, ...always]) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(savedLine(page).getByRole('link')).toHaveAttribute('href', phoneLink)
    const [start = ''] = said.savedCopy.split('{date}')
    await expect(savedLine(page)).toContainText(`${start}${new Date().getDate()} de `)
  }

  // Pictures are not cached, and the drawing in place of those that fail is.
  const picture = page.locator('main img[src*="fallback"]').first()
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)

  for (const path of [originalAddress(notSeen), notSeen]) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(said.heading)
  }
  const main = page.getByRole('main')
  await expect(main.locator(`[href="${phoneLink}"]`).first()).toBeVisible()
  const links = main.getByRole('listitem').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    always,
  )
  await links.last().click()
  await expect(savedLine(page)).toBeVisible()
})

const backgroundTags = async () => {
  const registration = await navigator.serviceWorker.ready
  return 'sync' in registration ? (registration.sync as SyncManager).getTags() : []
}
type SyncManager = { getTags: () => Promise<string[]> }

/** Makes the browser sync as it does once its device has a connection again. */
const sync = async (page: Page, origin: string) => {
  const browser = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const tag = { origin, registrationId: await registrationId, tag: syncTag, lastChance: false }
  await browser.send('ServiceWorker.dispatchSyncEvent', tag)
}

test('a calculator seen before works offline, and its message arrives without its tab', {
  tag: '@nightly',
}, async ({ page, site, who }) => {
  const energy = calculator(page, 'energy', 'es')
  await openWithWorker(page, energy.path)
  await page.goto(seen)
  site.instead = cut
  await energy.openLast(who)
  await energy.finish()
  await energy.agree()
  await expect(energy.result).toBeVisible()
  await expect(energy.told.stored).toBeVisible()
  expect(await waitingLeads(page)).toBe(1)
  expect(await page.evaluate(backgroundTags)).toEqual([syncTag])
  const another = await page.context().newPage()
  await page.close()
  site.instead = undefined
  await sync(another, site.origin)
  await expect.poll(() => who.arrivals()).toBe(1)
  await another.goto(seen)
  await expect.poll(() => waitingLeads(another)).toBe(0)
  expect(await who.arrivals()).toBe(1)
})
