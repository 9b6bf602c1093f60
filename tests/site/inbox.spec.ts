import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, expect, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { arrivals, inboxLeadsOf } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'

// Tests share one inbox: here nothing is cleared, and every lead has a name of its own.
const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`

const send = (
  request: APIRequestContext,
  fields: NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart'],
) =>
  request.post('/relay/ajax', {
    multipart: { source: 'Contact page', ...fields },
    headers: { origin: 'http://localhost' },
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
          const body = new URLSearchParams({ part: 'captcha', times: '1' })
          return fetch(path, { method: 'POST', mode: 'no-cors', body })
        }),
      ),
    [`${inbox}/inbox/clear`, `${inbox}/relay/part`],
  )
  neighbor.close()
  expect(await (await request.get('/inbox')).text()).toContain('now plays <strong>Delivered')
  expect(await inboxLeadsOf(request, { name })).toHaveLength(1)
})

test.describe('without a policy', () => {
  // The inbox lets no script in; axe is one.
  test.use({ bypassCSP: true })

  test('the inbox shows a lead with its photo, fits whatever was typed, and axe finds nothing', async ({
    page,
    request,
  }) => {
    const name = unique('Long')
    const subject = `${name} ${'subject'.repeat(50)}`
    await send(request, {
      name,
      message: 'roof'.repeat(200),
      ['field'.repeat(30)]: '',
      _subject: subject,
      leadId: randomUUID(),
      campaign: 'campaign'.repeat(100),
      photo1: await samplePhotos.portrait(),
      photo2: { name: 'photo'.repeat(50), mimeType: 'image/jpeg', buffer: Buffer.from('text') },
      _next: 'x'.repeat(300),
    })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/inbox')
      for (const place of ['list', 'lead']) {
        if (place === 'lead') await page.getByRole('link', { name: subject }).click()
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth, place).toBeLessThanOrEqual(width)
        expect(await violations(page), `${place} at ${width} px`).toEqual([])
      }
    }
    const photo = page.getByRole('img', { name: /portrait/ })
    await expect
      .poll(() => photo.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0)
    await page.goto('/inbox')
    await page.getByText('Clear', { exact: true }).click()
    await expect(page.getByRole('button', { name: /^Delete [\d,]+ leads?$/ })).toBeVisible()
  })
})
