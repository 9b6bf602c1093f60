import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createSite } from '../../renderer/content/site.ts'
import { drawAll, drawInBackground, drawnFile } from '../../renderer/output/pictures/drawn-files.ts'
import {
  inlinePreviews,
  pictureFiles,
  previewFiles,
  updatePictures,
} from '../../renderer/output/pictures/picture-sizes.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const originals = 'content/images'
const drawnFolder = '.cache/public'

const plain = (width: number, background: string, height = width / 2) =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg()
const place = async (name: string, picture: Sharp) =>
  void (await picture.toFile(join(originals, name)))
/** Lists the pictures of the current site, and returns the site and their files. */
const listed = async () => {
  await updatePictures(createSite({ root: '.', env: {} }))
  const site = createSite({ root: '.', env: {} })
  return { index: site.pictureIndex, files: pictureFiles(site), previews: previewFiles(site) }
}
const drawn = () => readdirSync(drawnFolder).filter((file) => /\.(?:avif|webp)$/.test(file))
const statOf = (file: string) => statSync(join(drawnFolder, file))
const sizeOf = (file = '') => sharp(join(drawnFolder, file)).metadata()

beforeEach(() => {
  const here = process.cwd()
  process.chdir(temporaryFolder('pictures'))
  // The code whose hash is part of cache keys.
  for (const folder of ['renderer/content', 'content/schema', originals])
    mkdirSync(folder, { recursive: true })
  writeFileSync('package-lock.json', '')
  vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => process.chdir(here))
})

test('a picture is offered in every width up to its own, plus one fallback, and listed before it is drawn', async () => {
  await place('roof.jpg', plain(900, 'teal'))
  const { index, files } = await listed()
  expect(index.roof).toMatchObject({ width: 900, height: 450 })
  const { avif = [], fallback } = index.roof ?? {}
  expect(avif.map(({ width }) => width)).toEqual([160, 240, 480, 800, 900])
  expect(drawn()).toEqual([])
  await drawAll(files)
  expect(drawn().sort()).toEqual([...avif.map(({ file }) => file), fallback?.file].sort())
  for (const { width, file } of avif) expect((await sizeOf(file)).width).toBe(width)
})

test('a replaced picture has other file names, and is not drawn under those of before', async () => {
  await place('roof.jpg', plain(500, 'teal'))
  const before = await listed()
  await place('roof.jpg', plain(500, 'red'))
  const after = await listed()
  expect(after.index.roof?.fallback.file).not.toBe(before.index.roof?.fallback.file)
  for (const outdated of before.files.values())
    await expect(drawnFile(outdated)).rejects.toThrow(/roof\.jpg .*has changed/)
})

test('a request waits for a picture that is being drawn, while the others are drawn too', async () => {
  await place('gable.jpg', plain(500, 'red'))
  await place('roof.jpg', plain(500, 'teal'))
  const { files } = await listed()
  const home = [...files.keys()].filter((path) => path.includes('roof'))
  drawInBackground(files, home.map((path) => `<img src="/${path}">`).join(''))
  const asked = [...files.values()].slice(0, 2)
  const paths = await Promise.all([...asked, ...asked].map(drawnFile))
  for (const path of paths) expect(statSync(path).size).toBeGreaterThan(0)
  await expect.poll(() => drawn().length, { timeout: 30_000 }).toBe(files.size)
  const [last] = drawn().sort((a, b) => statOf(b).mtimeMs - statOf(a).mtimeMs)
  expect(last).toContain('gable')
})

test('a photograph is drawn as the phone was held, and a truncated one is not listed', async () => {
  await place('IMG_1234.JPG', plain(900, 'teal', 600).withMetadata({ orientation: 6 }))
  const { index, files } = await listed()
  const { IMG_1234: photo } = index
  expect(photo).toMatchObject({ width: 600, height: 900 })
  await drawAll(files)
  const { width, height } = await sizeOf(photo?.fallback.file)
  expect(height / width).toBeCloseTo(1.5, 1)
  const bytes = readFileSync(join(originals, 'IMG_1234.JPG'))
  writeFileSync(join(originals, 'IMG_1234.JPG'), bytes.subarray(0, bytes.length / 2))
  expect((await listed()).index).toEqual({})
})

test('a preview has the proportions of its picture and enough pixels for a phone, in 1 KB of the page', async () => {
  await place('roof.jpg', plain(1200, 'teal'))
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const clear = sharp({ create: { width: 900, height: 450, channels: 4, background } })
  await place('mark.png', clear.png())
  const { index, previews } = await listed()
  const address = `/pictures/${index.roof?.preview}`
  const html = await inlinePreviews(`<img src="${address}"/>`, [address], previews)
  const [, data = ''] = /"data:image\/avif;base64,([^"]+)"\/>$/.exec(html) ?? []
  const preview = Buffer.from(data, 'base64')
  const { width, height } = await sharp(preview).metadata()
  expect(width / height).toBeCloseTo(2, 1)
  // A phone of 440 pixels shows it at 4:3.
  expect(width * height).toBeGreaterThanOrEqual((440 * 440 * 3) / 4)
  expect(preview.length).toBeLessThan(1035)
  // A preview would show through transparent parts.
  expect(index.mark).not.toHaveProperty('preview')
})
