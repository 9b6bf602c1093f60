import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { leadOf, wizard } from './wizard.ts'

const thanks = "Thank you for your message. We'll contact you shortly!"
const saved = 'Your message is saved on this device and will be sent as soon as our mailbox answers.'

/** A name of its own for each lead, and an address that tells the local relay which part to play (scripts/relay/part-switch.ts). */
const visitor = (part?: string) => {
  const name = `Lost ${Date.now()}${Math.random().toString().slice(2, 8)}`
  return { name, email: `${name.replace(' ', '').toLowerCase()}${part ? `+${part}` : ''}@sample.example` }
}
type Visitor = ReturnType<typeof visitor>

const fillContact = async (page: Page, { name, email }: Visitor) => {
  await page.goto('/contact')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill(name)
  await page.getByLabel('Email', { exact: true }).first().fill(email)
  await page.getByLabel('Phone', { exact: true }).first().fill('305 555 0100')
  await page.getByLabel('Service', { exact: true }).selectOption('Roof Repair')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

const fillCalculator = async (page: Page, { name, email }: Visitor) => {
  const { awake, skip, next } = wizard(page)
  await page.goto('/roofing-calculator')
  await awake()
  await skip(6)
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone', { exact: true }).fill('305 555 0100')
  await next()
  await page.getByLabel('Property address').fill('1 Main Street, Miami')
}

const finish = (page: Page) => page.getByRole('button', { name: 'Get My Estimate' }).click()

/** How often the lead has arrived, as the inbox says. */
const arrivals = async (context: BrowserContext, { name }: Visitor): Promise<number> => {
  const page = await context.newPage()
  const { lead } = await leadOf(page, name)
  const count = await lead.count()
  const times = count === 0 ? 0 : Number(/arrived (\d+) times/i.exec((await lead.first().textContent()) ?? '')?.[1] ?? 1)
  await page.close()
  expect(count, 'the inbox shows a lead once').toBeLessThanOrEqual(1)
  return times
}

const errorsOf = (page: Page) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

test.describe('the contact form', () => {
  for (const part of ['unavailable-1', 'too-many-1']) {
    test(`${part}: thanks, keeps the lead, says so, and sends it on the next visit to any page`, async ({ page, context }) => {
      const who = visitor(part)
      await fillContact(page, who)
      await send(page)
      await expect(page.getByText(thanks).last()).toBeVisible()
      await expect(page.getByText(saved)).toBeVisible()
      await expect(page.getByText(/Reference [0-9A-F]{8}/)).toHaveCount(2)
      await expect(page.getByLabel('First name')).toHaveValue('')
      expect(await arrivals(context, who)).toBe(0)
      // The pause before the next attempt is over by then.
      await page.clock.install({ time: Date.now() + 60_000 })
      await page.goto('/terms-of-service')
      await expect.poll(() => arrivals(context, who)).toBe(1)
    })
  }

  for (const part of ['needs-activation', 'wrong-origin', 'captcha']) {
    test(`${part}: thanks, keeps the lead, says so here, and why in the console`, async ({ page, context }) => {
      const errors = errorsOf(page)
      const who = visitor(part)
      await fillContact(page, who)
      await send(page)
      await expect(page.getByText(thanks).last()).toBeVisible()
      await expect(page.getByText(saved)).toBeVisible()
      expect(errors.join()).toContain('refused')
      expect(await arrivals(context, who)).toBe(0)
    })
  }

  test('offline: the lead is sent when the connection returns, and the line about it goes', async ({ page, context }) => {
    const who = visitor()
    await fillContact(page, who)
    await page.getByLabel('First name').focus()
    await expect(page.locator('[data-island][data-awake]')).toBeAttached()
    await page.clock.install()
    await context.setOffline(true)
    await send(page)
    await page.clock.runFor(3000)
    await expect(page.getByText(saved)).toBeVisible()
    await page.clock.fastForward(10_000)
    await context.setOffline(false)
    await expect(page.getByText(saved)).toBeHidden()
    expect(await arrivals(context, who)).toBe(1)
  })

  test('blocked by an extension: the lead is kept, and sent once it is no longer blocked', async ({ page, context }) => {
    const who = visitor()
    await page.route('**/relay/ajax', (route) => route.abort('blockedbyclient'))
    await fillContact(page, who)
    await send(page)
    await expect(page.getByText(saved)).toBeVisible()
    await page.unroute('**/relay/ajax')
    await page.clock.install({ time: Date.now() + 60_000 })
    await page.goto('/')
    await expect.poll(() => arrivals(context, who)).toBe(1)
  })

  test('a connection that drops after the lead was taken: it is sent again, and can be told to be the same', async ({ page, context }) => {
    const who = visitor('dropped-1')
    await fillContact(page, who)
    await send(page)
    await expect(page.getByText(saved)).toBeVisible()
    expect(await arrivals(context, who)).toBe(1)
    await page.clock.install({ time: Date.now() + 60_000 })
    await page.goto('/')
    await expect.poll(() => arrivals(context, who)).toBe(2)
  })

  test('a relay that is too slow is given up after 15 seconds, and the lead kept', async ({ page }) => {
    test.slow()
    await fillContact(page, visitor('slow'))
    await send(page)
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await expect(page.getByText(saved)).toBeVisible({ timeout: 25_000 })
  })

  test('a tab that is closed in the middle of sending does not lose the lead', async ({ context }) => {
    const who = visitor()
    const page = await context.newPage()
    await page.route('**/relay/ajax', () => new Promise(() => undefined))
    await fillContact(page, who)
    const asked = page.waitForRequest('**/relay/ajax')
    await send(page)
    await asked
    await page.close()
    const later = await context.newPage()
    await later.goto('/about')
    // The request may outlive its tab, and nobody can know: then the lead arrives twice, and the inbox shows it once.
    await expect.poll(() => arrivals(context, who)).toBeGreaterThan(0)
  })

  test('a tab that is closed before it has sent anything does not lose the lead', async ({ context }) => {
    const who = visitor()
    const page = await context.newPage()
    await fillContact(page, who)
    await page.getByLabel('First name').focus()
    await expect(page.locator('[data-island][data-awake]')).toBeAttached()
    await send(page)
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('waiting-lead:')))
    await page.waitForTimeout(100)
    await page.close()
    const later = await context.newPage()
    await later.goto('/about')
    await expect.poll(() => arrivals(context, who)).toBe(1)
  })

  test('a double click sends one lead', async ({ page, context }) => {
    const who = visitor()
    await fillContact(page, who)
    await page.getByRole('button', { name: 'Send message' }).dblclick()
    await expect(page.getByText(thanks).last()).toBeVisible()
    expect(await arrivals(context, who)).toBe(1)
  })

  test('two tabs that come back at once send a waiting lead once', async ({ page, context }) => {
    const who = visitor('unavailable-1')
    await fillContact(page, who)
    await send(page)
    await expect(page.getByText(saved)).toBeVisible()
    await context.clock.install({ time: Date.now() + 60_000 })
    const others = [await context.newPage(), await context.newPage(), await context.newPage()]
    await Promise.all(others.map((other) => other.goto('/about')))
    await expect.poll(() => arrivals(context, who)).toBe(1)
    await page.waitForTimeout(500)
    expect(await arrivals(context, who)).toBe(1)
  })

  test('a lead that could not be delivered for 7 days is dropped, with a line in the console', async ({ page, context }) => {
    const who = visitor('unavailable-1')
    await fillContact(page, who)
    await send(page)
    await expect(page.getByText(saved)).toBeVisible()
    const later = await context.newPage()
    const errors = errorsOf(later)
    await later.clock.install({ time: Date.now() + 7 * 24 * 60 * 60 * 1000 + 60_000 })
    await later.goto('/about')
    await expect.poll(() => errors.join()).toContain('was dropped')
    expect(await later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting-lead:')))).toEqual([])
    expect(await arrivals(context, who)).toBe(0)
  })

  test('a page that is only made ready sends nothing until it is seen', async ({ page, context }) => {
    const who = visitor('unavailable-1')
    await fillContact(page, who)
    await send(page)
    await expect(page.getByText(saved)).toBeVisible()
    const ready = await context.newPage()
    await ready.clock.install({ time: Date.now() + 60_000 })
    await ready.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, writable: true, configurable: true }))
    await ready.goto('/about', { waitUntil: 'networkidle' })
    expect(await arrivals(context, who)).toBe(0)
    await ready.evaluate(() => {
      Reflect.set(document, 'prerendering', false)
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect.poll(() => arrivals(context, who)).toBe(1)
  })

  test('damaged storage is survived: the rest of it is sent, and the form works', async ({ page, context }) => {
    const waiting = visitor('unavailable-1')
    await fillContact(page, waiting)
    await send(page)
    await expect(page.getByText(saved)).toBeVisible()
    await page.evaluate(async () => {
      localStorage.setItem('waiting-lead:x', '{broken')
      const database = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open('leads')
        asked.onsuccess = () => resolve(asked.result)
      })
      const store = database.transaction('outbox', 'readwrite').objectStore('outbox')
      store.put({ lead: 'nonsense' }, 'nonsense')
      store.put(42, 'number')
      database.close()
    })
    await page.clock.install({ time: Date.now() + 60_000 })
    await page.goto('/')
    await expect.poll(() => arrivals(context, waiting)).toBe(1)
    const fresh = visitor()
    const other = await context.newPage()
    await fillContact(other, fresh)
    await send(other)
    await expect(other.getByText(thanks).last()).toBeVisible()
    expect(await arrivals(context, fresh)).toBe(1)
  })

  test('where a browser keeps nothing, the lead is tried again while the page is open, and the visitor is told to leave it so', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new Error('blocked')
      }
      Storage.prototype.setItem = () => {
        throw new Error('blocked')
      }
      navigator.locks.request = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
    })
    const who = visitor('unavailable-1')
    await fillContact(page, who)
    await send(page)
    await expect(page.getByText(thanks).last()).toBeVisible()
    const line = page.getByText(/this browser cannot keep your message. Please leave this page open for a while/)
    await expect(line).toBeVisible()
    await expect(line).toBeHidden({ timeout: 10_000 })
    expect(await arrivals(context, who)).toBe(1)
  })

  test('what a robot fills in goes to the relay, which drops the form', async ({ page, context }) => {
    const who = visitor()
    await fillContact(page, who)
    const trap = page.locator('[name="_honey"]')
    await expect(trap).toHaveAttribute('autocomplete', 'off')
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(trap).not.toBeInViewport()
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'buy now'
    })
    await send(page)
    await expect(page.getByText(thanks).last()).toBeVisible()
    expect(await arrivals(context, who)).toBe(0)
  })
})

test.describe('the calculator', () => {
  for (const part of ['unavailable-1', 'too-many-1', 'needs-activation-1', 'wrong-origin-1', 'captcha-1']) {
    test(`${part}: says that it failed, keeps every answer, and the next try arrives once`, async ({ page, context }) => {
      const who = visitor(part)
      await fillCalculator(page, who)
      await finish(page)
      await expect(page.getByText('There was an issue submitting your information. Please try again.').first()).toBeVisible()
      await expect(page.getByLabel('Property address')).toHaveValue('1 Main Street, Miami')
      await finish(page)
      await expect(page.getByRole('heading', { name: 'Your estimate, Ana' })).toBeVisible()
      expect(await arrivals(context, who)).toBe(1)
    })
  }

  test('a connection that drops after the lead was taken: the next try can be told to be the same lead', async ({ page, context }) => {
    const who = visitor('dropped-1')
    await fillCalculator(page, who)
    await finish(page)
    await expect(page.getByText('There was an issue submitting your information. Please try again.').first()).toBeVisible()
    await finish(page)
    await expect(page.getByRole('heading', { name: 'Your estimate, Ana' })).toBeVisible()
    expect(await arrivals(context, who)).toBe(2)
  })

  test('a visitor who was told that it failed is not sent behind their back', async ({ page, context }) => {
    const who = visitor('unavailable-1')
    await fillCalculator(page, who)
    await finish(page)
    await expect(page.getByText('There was an issue submitting your information. Please try again.').first()).toBeVisible()
    await page.clock.install({ time: Date.now() + 60_000 })
    await page.goto('/about', { waitUntil: 'networkidle' })
    expect(await arrivals(context, who)).toBe(0)
  })

  test('a tab that is closed in the middle of sending does not lose the lead', async ({ context }) => {
    const who = visitor()
    const page = await context.newPage()
    await page.route('**/relay/ajax', () => new Promise(() => undefined))
    await fillCalculator(page, who)
    const asked = page.waitForRequest('**/relay/ajax')
    await finish(page)
    await asked
    await page.close()
    const later = await context.newPage()
    await later.goto('/about')
    await expect.poll(() => arrivals(context, who)).toBeGreaterThan(0)
  })
})
