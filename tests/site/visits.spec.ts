import type { Analytics } from '../../components/visits/count-visit.ts'
import { business } from './content.ts'
import { fillOut } from './forms.ts'
import { blockStorage } from './leads.ts'
import { readVisit, type Visit } from './read-visit.ts'
import { expect, type Page, test } from './test.ts'

/** The data on visits if they are counted. The pages of this build count none. */

/**
 * Makes pages like those of a build that counts visits, and returns what the service receives, and
 * what a script of others hears on the document.
 */
const listen = async (page: Page, service: Analytics['service']) => {
  const visits: Visit[] = []
  const heard: string[] = []
  await page.exposeFunction('hear', (event: object) => {
    heard.push(Object.values(event).join(' '))
  })
  await page.exposeFunction('tell', (url: string, body = '') => {
    visits.push(readVisit(url, body))
  })
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      Reflect.get(window, 'tell')(String(url), body)
      return true
    }
    document.addEventListener('visit', (event) => {
      Reflect.get(window, 'hear')((event as CustomEvent<object>).detail)
    })
  })
  const settings: Analytics = { service, host: '', site: 'this-site', booking: business.booking }
  const data = `<script type="application/json" data-part="analytics">${JSON.stringify(settings)}</script>`
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `${data}</body>`)
    await route.fulfill({ response, body })
  })
  return {
    visits,
    heard,
    told: () => visits.map(({ name, values }) => [name, ...values].join(' ')),
  }
}

test('a service and a script hear of each step once, of no text', async ({ page, who, roof }) => {
  const { told, heard, visits } = await listen(page, 'Umami')
  const { questions, path } = roof
  await roof.open(`?utm_source=letter&gclid=number-of-a-click`)
  await roof.next()
  await roof.step('squareFootage')
  await roof.back()
  await roof.step('roofType')
  await page.reload()
  await roof.skipTo('person')
  const { press } = await fillOut(page, who, roof)
  await press()
  await expect(roof.result).toBeVisible()
  await roof.download()
  const ofRoof = (all: string[]) => all.filter((event) => event.includes('roof')).sort()
  const steps = questions.map((question, index) => `step-reached roof ${index + 1} ${question}`)
  const once = ['calculator-begun roof', ...steps, 'result-shown roof', 'download roof']
  await expect.poll(() => ofRoof(told())).toEqual(once.sort())
  expect([...new Set(ofRoof(heard))]).toEqual(once)
  // After a reload the first step may be shown before the script that tells repetitions.
  expect(heard.filter((event) => event === 'calculator-begun roof')).toHaveLength(1)
  expect(told().filter((event) => event.startsWith('lead-sent'))).toHaveLength(1)
  expect(new Set(visits.map((visit) => visit.page))).toEqual(new Set([path]))
  expect(visits[0]?.campaign).toBe('utm_source=letter')
  // No click id either.
  expect(JSON.stringify(visits)).not.toMatch(new RegExp(`${who.name}|Main Street|number-of`, 'i'))
})

test('calls, bookings and messages that wait are counted', async ({ page, who, long }) => {
  const { told } = await listen(page, 'Plausible')
  await blockStorage(page)
  await long.write(who)
  await long.behavior()
  await expect.poll(told).toEqual(['page-seen'])
  await page.evaluate((booking) => {
    // The target of a link does not matter here.
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    })
    for (const link of ['^="tel:"', '^="mailto:"', `="${booking}"`])
      document.querySelector<HTMLElement>(`body a[href${link}]`)?.click()
    document.querySelector<HTMLElement>('body a[hreflang]')?.click()
  }, business.booking)
  const language = expect.stringMatching(/^language-changed \w\w$/)
  const clicks = ['page-seen', 'call', 'mail', 'booking', language]
  await expect.poll(told).toEqual(clicks)
  await page.context().setOffline(true)
  await long.send()
  await expect.poll(told).toEqual([...clicks, 'lead-waiting Contact page notKept'])
  await page.context().setOffline(false)
  await expect.poll(told, { timeout: 60_000 }).toContain('lead-sent Contact page')
})

for (const [name, value] of Object.entries({ doNotTrack: '1', globalPrivacyControl: true }))
  test(`visitors who opt out by ${name} are not counted`, async ({ page, who, long }) => {
    const { told } = await listen(page, 'Plausible')
    await page.addInitScript(
      ([property, its]) => Object.defineProperty(navigator, property, { value: its }),
      [name, value] as const,
    )
    await long.writeAndSend(who)
    await expect(long.thanks).toBeVisible()
    expect(told()).toEqual([])
  })
