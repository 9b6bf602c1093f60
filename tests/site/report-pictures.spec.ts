import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readBuiltSite } from '../../scripts/report/built-site.ts'
import { takePictures } from '../../scripts/report/screenshots.ts'
import { expect, test } from '../strict-test.ts'

const pageWith = (text: string) =>
  `<!doctype html><body style="margin:0"><p>Top.</p><div style="height:5000px"></div><details><p style="background:#00f;height:300px">${text}</p></details></body>`

/** How much of a picture is blue, from 0 to 1. */
const blueness = async (jpeg: Buffer | undefined): Promise<number> => {
  const { channels } = await sharp(jpeg).stats()
  return (channels[2]?.mean ?? 0) / 255 - (channels[0]?.mean ?? 0) / 255
}

test('the report shows what changed on a page, however far down and folded away', async () => {
  const siteWith = (name: string, text: string) => {
    const folder = test.info().outputPath(name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'about.html'), pageWith(text))
    return readBuiltSite(folder)
  }
  const sites = { before: siteWith('before', 'Old.'), now: siteWith('now', 'New.') }
  const about = { address: '/about', formerAddress: '/about' }
  const [changed, top] = await takePictures(
    [{ ...about, before: 'Old.', now: 'New.' }, about],
    sites,
  )
  for (const jpeg of [changed?.before, changed?.now])
    expect(await blueness(jpeg)).toBeGreaterThan(0.3)
  for (const jpeg of [top?.before, top?.now]) expect(await blueness(jpeg)).toBeLessThan(0.1)
})
