import { randomUUID } from 'node:crypto'
import { expect, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { samplePhotos } from './sample-photos.ts'

test.describe('without a policy', () => {
  // The inbox lets no script in; axe is one.
  test.use({ bypassCSP: true })

  test('the inbox shows a lead with its photo, fits whatever was typed, and axe finds nothing', async ({
    page,
    request,
  }) => {
    // Tests share one inbox, so nothing is cleared here.
    const name = `Long ${randomUUID().slice(0, 8)}`
    const subject = `${name} ${'subject'.repeat(50)}`
    const lead = {
      source: 'Contact page',
      name,
      message: 'roof'.repeat(200),
      ['field'.repeat(30)]: '',
      _subject: subject,
      leadId: randomUUID(),
      campaign: 'campaign'.repeat(100),
      photo1: await samplePhotos.portrait(),
      photo2: { name: 'photo'.repeat(50), mimeType: 'image/jpeg', buffer: Buffer.from('text') },
      _next: 'x'.repeat(300),
    }
    const headers = { origin: 'http://localhost' }
    await request.post('/relay/ajax', { multipart: lead, headers })
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
