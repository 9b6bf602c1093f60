import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, expect, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { arrivals, inboxLeadsOf } from './leads.ts'

/** The smallest picture: one pixel. */
const drawing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

// Other tests use the same inbox at the same time: here nothing is cleared, and every lead has a
// name of its own.
const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`

const send = (
  request: APIRequestContext,
  fields: NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart'],
) =>
  request.post('/relay/ajax', {
    multipart: { source: 'Contact page', ...fields },
    headers: { origin: 'http://localhost' },
  })

test('a lead that arrived twice is in the inbox once, with reference, count and photo', async ({
  page,
  request,
}) => {
  const name = unique('Twice')
  const leadId = randomUUID().replaceAll('-', '')
  const email = `${leadId}+dropped-1@sample.example`
  const photo1 = { name: 'roof.png', mimeType: 'image/png', buffer: drawing }
  const lead = { name, email, leadId, _subject: `New message from ${name}`, photo1 }
  await expect(send(request, lead)).rejects.toThrow()
  expect(await (await send(request, lead)).json()).toMatchObject({ success: 'true' })
  await page.goto('/inbox')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('arrived 2 times')
  await expect(row).toContainText(leadId.slice(0, 8).toUpperCase())
  await row.getByRole('link', { name: `New message from ${name}` }).click()
  await expect(page.getByRole('row', { name: email })).toBeVisible()
  const photo = page.getByRole('img', { name: 'Photo roof.png' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})

test('a browser does not repeat by itself what the relay dropped', async ({ page }) => {
  const name = unique('Dropped')
  await page.goto('/contact')
  const outcome = await page.evaluate(
    async (fields) => {
      const body = new FormData()
      for (const [field, value] of Object.entries(fields)) body.set(field, value)
      const answer = fetch('/relay/ajax', { method: 'POST', body, keepalive: true })
      return answer.then(
        () => 'answered',
        () => 'broken',
      )
    },
    { name, email: `${name.replace(' ', '.')}+dropped-1@sample.example`, leadId: name },
  )
  expect(outcome).toBe('broken')
  expect(await arrivals(page.request, { name })).toBe(1)
})

test('a page on another port of this computer cannot clear the inbox or move the switch', async ({
  page,
  request,
}) => {
  const name = unique('Stays')
  await send(request, { name })
  const inbox = new URL((await request.get('/inbox')).url()).origin
  const neighbor = createServer((_, response) => response.end('Another page'))
  await once(neighbor.listen(0, 'localhost'), 'listening')
  await page.goto(`http://localhost:${(neighbor.address() as AddressInfo).port}`)
  await page.evaluate(
    (paths) =>
      Promise.allSettled(
        paths.map((path) => {
          const body = new URLSearchParams({ part: 'captcha' })
          return fetch(path, { method: 'POST', mode: 'no-cors', body })
        }),
      ),
    [`${inbox}/inbox/clear`, `${inbox}/relay/part`],
  )
  neighbor.close()
  expect(await (await request.get('/inbox')).text()).toContain('now plays <strong>Delivered')
  expect(await inboxLeadsOf(request, { name })).toHaveLength(1)
})

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    // The inbox lets no script in; axe is one.
    test.use({ viewport: { width, height: 800 }, bypassCSP: true })

    test('the inbox fits, whatever was typed, and axe finds nothing', async ({ page, request }) => {
      const name = unique('Long')
      await send(request, {
        name,
        message: 'roof'.repeat(200),
        ['field'.repeat(30)]: '',
        _subject: 'subject'.repeat(50),
        leadId: randomUUID(),
        campaign: 'campaign'.repeat(100),
        photo1: { name: 'photo'.repeat(50), mimeType: 'image/jpeg', buffer: Buffer.from('text') },
        _next: 'x'.repeat(300),
      })
      const [lead] = await inboxLeadsOf(request, { name })
      for (const path of ['/inbox', `/inbox/lead?number=${lead?.number}`]) {
        await page.goto(path)
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth).toBeLessThanOrEqual(width)
        expect(await violations(page)).toEqual([])
      }
      await page.goto('/inbox')
      await page.getByText('Clear', { exact: true }).click()
      await expect(page.getByRole('button', { name: /^Delete [\d,]+ leads?$/ })).toBeVisible()
    })
  })
}
