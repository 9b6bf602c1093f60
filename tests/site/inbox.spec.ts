import { expect, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { leadOf, visitor } from './leads.ts'

// The policy of the inbox blocks scripts such as axe.
test.use({ bypassCSP: true, viewport: { width: 360, height: 800 } })

test('the inbox fits whatever was typed, and axe finds nothing', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const who = visitor()
  const subject = `${who.name} ${'subject'.repeat(50)}`
  const lead = {
    ...who,
    _subject: subject,
    message: 'roof'.repeat(200),
    ['field'.repeat(30)]: '',
  }
  const headers = { origin: 'http://localhost' }
  await request.post('/relay/ajax', { multipart: lead, headers })
  await leadOf(request, who)
  await page.goto('/inbox')
  for (const place of ['list', 'lead']) {
    if (place === 'lead') await page.locator('summary', { hasText: subject }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(360)
    expect(await violations(page), place).toEqual([])
  }
})
