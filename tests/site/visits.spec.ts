import type { Analytics } from '../../components/visits/services.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { readHit, type Visit } from '../../scripts/visits/read-hit.ts'
import { expect, type Page } from '../strict-test.ts'
import { beforeScripts, refuseStorage, translatePage } from '../visitor-browser.ts'
import { builtPages } from './built-site.ts'
import { calculator, calculatorNames } from './calculator.ts'
import { contactForm } from './contact-form.ts'
import { business } from './content.ts'
import { fillContact, keepRelayBusy, sendContact, test } from './leads.ts'

/** What the owner learns of visits where they are counted. The pages of this build count none. */

const contact = addressOf(linkedPages.contact)

/** Opens pages as those of a build that counts visits. */
const count = async (page: Page, service: Analytics['service'], host = '') => {
  const settings: Analytics = { service, host, site: 'this-site', booking: business.booking }
  const data = `<script type="application/json" id="analytics">${JSON.stringify(settings)}</script>`
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `${data}</body>`)
    await route.fulfill({ response, body })
  })
}

/** Counts the visits of a tab, and returns what the service is told. */
const listen = async (page: Page, service: Analytics['service']) => {
  const visits: Visit[] = []
  await page.exposeFunction('tell', (url: string, body = '') => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    visits.push(readHit(pathname, body, searchParams))
  })
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      const { tell } = globalThis as unknown as { tell: (...hit: unknown[]) => void }
      tell(String(url), body)
      return true
    }
  })
  await count(page, service)
  return {
    visits,
    told: () => visits.map(({ name, values }) => [name, ...values].join(' ')),
  }
}

const troubles = {
  'a plain browser': async () => undefined,
  'a translated page': (page: Page) => beforeScripts(page, translatePage, 'de', ['', '']),
  'a browser without storage': (page: Page) => page.addInitScript(refuseStorage),
}
const services = ['Plausible', 'Umami', 'GoatCounter'] as const

for (const [place, [trouble, prepare]] of Object.entries(troubles).entries())
  test(`${services[place]} learns of each step once: ${trouble}`, async ({ page, who }) => {
    const { told, visits } = await listen(page, services[place] ?? 'events')
    await prepare(page)
    const name = calculatorNames[place % calculatorNames.length] ?? 'roof'
    const there = calculator(page, name)
    const { open, next, questions, step, back, person, finish, result, path } = there
    await open(`?utm_source=letter&gclid=number-of-a-click`)
    await next()
    await step(2)
    if (trouble === 'a plain browser') {
      await back()
      await step(1)
      await page.reload()
      await next()
    }
    for (let number = 2; number < questions.length - 1; number++) {
      await step(number)
      await next()
    }
    await step(questions.length - 1)
    await person(who)
    await finish()
    await expect(result).toBeVisible()
    const steps = questions.map(
      (question, index) => `step-reached ${name} ${index + 1} ${question}`,
    )
    const once = [`calculator-begun ${name}`, ...steps, `result-shown ${name}`]
    await expect
      .poll(() =>
        told()
          .filter((event) => event.includes(name))
          .sort(),
      )
      .toEqual(once.sort())
    expect(told().filter((event) => event.startsWith('lead-sent'))).toHaveLength(1)
    if (trouble === 'a plain browser') {
      await there.download()
      await expect.poll(told).toContain(`download ${name}`)
    }
    expect(new Set(visits.map((visit) => visit.page))).toEqual(new Set([path]))
    // Without storage, nothing is left of the address that the calculator has replaced.
    if (trouble !== 'a browser without storage')
      expect(visits[0]?.campaign).toBe('utm_source=letter')
    // Nothing that was typed, and no number of a click.
    expect(JSON.stringify(visits)).not.toMatch(new RegExp(`${who.name}|Main Street|number-of`, 'i'))
  })

test('calls, mails, bookings and changes of language are told', async ({ page }) => {
  const { told } = await listen(page, 'Plausible')
  await page.goto(contact)
  await expect.poll(told).toEqual(['page-seen'])
  await page.evaluate(() => {
    // Where a link leads is no matter here.
    document.addEventListener('click', (event) => event.preventDefault())
    for (const link of ['[href^="tel:"]', '[href^="mailto:"]', '[hreflang]'])
      document.querySelector<HTMLElement>(`body a${link}`)?.click()
  })
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(),
    business.booking,
  )
  await expect
    .poll(told)
    .toEqual([
      'page-seen',
      'call',
      'mail',
      expect.stringMatching(/^language-changed \w\w$/),
      'booking',
    ])
})

test('a message that waits is told once, with its form and reason', async ({ page, who }) => {
  const { told } = await listen(page, 'Umami')
  await keepRelayBusy(page)
  await sendContact(page, who)
  await expect(contactForm(page).stored).toBeVisible()
  await expect.poll(told).toEqual(['page-seen', 'lead-waiting Contact page kept'])
})

for (const [how, set] of Object.entries({
  'Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
  'Global Privacy Control': () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
}))
  test(`nothing is told of visitors who ask for it by ${how}`, async ({ page, who }) => {
    const { told } = await listen(page, 'GoatCounter')
    await page.addInitScript(set)
    await sendContact(page, who)
    await expect(contactForm(page).thanks).toBeVisible()
    expect(told()).toEqual([])
  })

test('without a connection, a message waits as ever, and the page says so', async ({
  page,
  who,
}) => {
  const { told } = await listen(page, 'Plausible')
  await fillContact(page, who)
  await expect.poll(told).toEqual(['page-seen'])
  await contactForm(page).behavior()
  await page.context().setOffline(true)
  await contactForm(page).send()
  await expect(contactForm(page).stored).toBeVisible()
  await expect.poll(told).toEqual(['page-seen', 'lead-waiting Contact page kept'])
  await page.context().setOffline(false)
  await expect.poll(who.arrivals, { timeout: 60_000 }).toBe(1)
  await expect.poll(told).toContain('lead-sent Contact page')
})

test('a blocker that refuses to count breaks nothing', async ({ page, who }) => {
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new TypeError('blocked')
    }
  })
  await count(page, 'Plausible')
  await sendContact(page, who)
  await expect(contactForm(page).thanks).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})

for (const service of services)
  test(`the local server counts what ${service} would`, async ({ page, request, who }) => {
    await count(page, service)
    await page.goto(`${contact}?utm_campaign=${who.name}`)
    const counted = async () => (await request.get('/inbox/visits?by=campaign')).text()
    await expect.poll(counted).toContain(`<th scope="row">utm_campaign=${who.name}</th><td>1</td>`)
  })

test('no page of a site that counts nothing says anything about it', () => {
  test.skip(business.analytics !== undefined)
  for (const { html } of builtPages) expect(html).not.toContain('id="analytics"')
})
