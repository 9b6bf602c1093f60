import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'csv-parse/sync'
import { type APIRequestContext, expect, test } from '../strict-test.ts'
import { violations } from './axe.ts'

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
  headers: Record<string, string> = {},
) =>
  request.post('/relay/ajax', {
    multipart: { source: 'Contact page', ...fields },
    headers: { origin: 'http://localhost', ...headers },
  })

test('a lead that arrived twice stands in the inbox once, with reference, count and photo', async ({
  page,
  request,
}) => {
  const name = unique('Twice')
  const leadId = randomUUID().replaceAll('-', '')
  const photo1 = { name: 'roof.png', mimeType: 'image/png', buffer: drawing }
  const _subject = `New message from ${name}`
  const lead = { name, email: 'ana@sample.example', leadId, _subject, photo1 }
  await expect(send(request, lead, { 'x-relay-part': 'dropped' })).rejects.toThrow()
  expect(await (await send(request, lead)).json()).toMatchObject({ success: 'true' })
  await page.goto('/inbox')
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('heading')).toHaveText(`New message from ${name}`)
  await expect(card).toContainText('arrived 2 times')
  await expect(card).toContainText(`Reference ${leadId.slice(0, 8).toUpperCase()}`)
  await expect(card.getByRole('link', { name: 'ana@sample.example' })).toBeVisible()
  const photo = card.getByRole('img', { name: 'Photo roof.png' })
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expect(card.getByText('_subject')).toBeHidden()
  await card.getByText('Control fields').click()
  await expect(card.getByText('_subject')).toBeVisible()
})

test('an address chooses the part for its first submissions', async ({ request }) => {
  const email = `${randomUUID()}+unavailable-2@sample.example`
  const statuses: number[] = []
  for (let attempt = 0; attempt < 3; attempt++)
    statuses.push((await send(request, { email })).status())
  expect(statuses).toEqual([503, 503, 200])
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
  await page.goto(`/inbox?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).not.toContainText('arrived')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search finds leads, and the table holds the same', async ({ page, request }) => {
    const word = unique('Search').replace(' ', '')
    for (const message of ['=1+1', 'Two, "quoted"', 'Three'])
      await send(request, { name: word, message })
    await send(request, { name: unique('Someone else') })
    await page.goto('/inbox')
    await page.getByRole('searchbox', { name: 'Search leads' }).fill(word.toUpperCase())
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByText(/^3 of \d+ leads with/)).toBeVisible()

    const pending = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV of these 3' }).click()
    const download = await pending
    expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
    const rows: Record<string, string>[] = parse(await readFile(await download.path()), {
      bom: true,
      columns: true,
    })
    expect(rows.map(({ name, message }) => [name, message])).toEqual([
      [word, 'Three'],
      [word, 'Two, "quoted"'],
      [word, "'=1+1"],
    ])

    await page.getByRole('link', { name: 'Show all' }).click()
    expect(await page.getByRole('article').count()).toBeGreaterThan(3)
  })
})

test('a page on another port of this computer cannot clear the inbox or move the switch', async ({
  page,
  request,
}) => {
  const name = unique('Kept')
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
  expect(await (await request.get('/relay/part')).json()).toEqual({ part: 'delivered' })
  expect(await (await request.get('/inbox', { params: { q: name } })).text()).toContain(name)
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
        leadId: randomUUID(),
        campaign: 'campaign'.repeat(100),
        photo1: { name: 'photo'.repeat(50), mimeType: 'image/jpeg', buffer: Buffer.from('text') },
        _next: 'x'.repeat(300),
      })
      await page.goto(`/inbox?q=${encodeURIComponent(name)}`)
      await page.getByText('Control fields').click()
      await page.getByText('Clear', { exact: true }).click()
      await expect(page.getByRole('button', { name: /^Delete \d+ leads?$/ })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
      expect(await violations(page)).toEqual([])
    })
  })
}
