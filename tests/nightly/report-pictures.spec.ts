import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { readBuiltSite } from '../../scripts/report/built-site.ts'
import { compareSites } from '../../scripts/report/compare.ts'
import { writeScreenshots } from '../../scripts/report/screenshots.ts'
import { site as content } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'

const pageWith = (text: string) =>
  `<!doctype html><title>About</title><body style="margin:0"><p style="display:none">${text}</p><div style="height:5000px"></div><p style="background:#00f;height:300px">${text}</p></body>`

/** Returns how much of a picture is blue, from 0 to 1. */
const blueness = async (file: string): Promise<number> => {
  const { channels } = await sharp(file).stats()
  return (channels[2]?.mean ?? 0) / 255 - (channels[0]?.mean ?? 0) / 255
}

test('the report shows the changed part of a page, however far down it is', async () => {
  const folder = test.info().outputPath('report')
  const siteWith = (name: string, text: string) => {
    const site = test.info().outputPath(name)
    mkdirSync(site, { recursive: true })
    writeFileSync(join(site, 'about.html'), pageWith(text))
    return readBuiltSite(site)
  }
  const sites = { before: siteWith('before', 'Old.'), now: siteWith('now', 'New.') }
  await writeScreenshots(
    compareSites(sites.before, sites.now, new Map()),
    siteFacts(content),
    folder,
  )
  const page = readFileSync(join(folder, 'pictures.html'), 'utf8')
  const pictures = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, file = '']) => file)
  expect(pictures).toHaveLength(2)
  for (const file of pictures) expect(await blueness(join(folder, file))).toBeGreaterThan(0.3)
})
