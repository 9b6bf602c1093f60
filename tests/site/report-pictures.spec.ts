import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readBuiltSite } from '../../scripts/report/built-site.ts'
import { code, list } from '../../scripts/report/document.ts'
import { toHtml } from '../../scripts/report/html.ts'
import { withCamera } from '../../scripts/report/screenshots.ts'
import { expect, test } from '../strict-test.ts'

const pageWith = (text: string) =>
  `<!doctype html><body style="margin:0"><p style="display:none">${text}</p><p>Menu ${text}</p><nav hidden>Menu</nav><div style="height:5000px"></div><details><p style="background:#00f;height:300px">${text}</p></details></body>`

/** How much of a picture is blue, from 0 to 1. */
const blueness = async (jpeg: Buffer | undefined): Promise<number> => {
  const { channels } = await sharp(jpeg).stats()
  return (channels[2]?.mean ?? 0) / 255 - (channels[0]?.mean ?? 0) / 255
}

test('the report shows what changed on a page, however far down and folded away, and nothing hidden', async () => {
  const siteWith = (name: string, text: string) => {
    const folder = test.info().outputPath(name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'about.html'), pageWith(text))
    return readBuiltSite(folder)
  }
  const about = { address: '/about', formerAddress: '/about' }
  const shown = (text: string) => ({ text, isChange: true })
  const sites = { before: siteWith('before', 'Old.'), now: siteWith('now', 'New.') }
  const [changed, hidden, top, same] = await withCamera(sites, async (take) => [
    await take({ ...about, before: shown('Old.'), now: shown('New.') }),
    await take({ ...about, before: shown('Menu'), now: shown('Menu') }),
    await take(about),
    await take(about),
  ])
  for (const jpeg of [changed?.before, changed?.now])
    expect(await blueness(jpeg)).toBeGreaterThan(0.3)
  expect(hidden).toEqual({})
  for (const jpeg of [top?.before, top?.now]) expect(await blueness(jpeg)).toBeLessThan(0.1)
  expect(same).toEqual(top)
})

test('the report as HTML fits a phone', async ({ page }) => {
  const address = `/services/${'a-long-name-'.repeat(8)}`
  const line = [`Words${'without-spaces'.repeat(9)} `, code(address)]
  const image = await sharp({
    create: { width: 1200, height: 300, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer()
  const blocks = [
    list([line]),
    {
      kind: 'table',
      head: ['Page', ...'abcde'],
      rows: [[line, ...'12345'].map((one) => [...one])],
    },
    { kind: 'figures', line, figures: [{ caption: 'Now', image }] },
  ] as const
  await page.setViewportSize({ width: 390, height: 800 })
  await page.setContent(toHtml({ title: address, sections: [{ heading: address, blocks }] }))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
