import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { lookAt } from '../../renderer/content/picture-file.ts'
import { createSite } from '../../renderer/content/site.ts'
import { drawAll, drawInBackground, drawnFile } from '../../renderer/output/drawn-files.ts'
import { inlinePreviews, pictureFiles, updatePictures } from '../../renderer/output/pictures.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const originals = 'content/images'
const drawnFolder = '.cache/public'

const place = async (name: string, picture: Sharp) =>
  writeFileSync(join(originals, name), await picture.toBuffer())
const plain = (width: number, background: string, height = width / 2) =>
  sharp({ create: { width, height, channels: 3, background } })
const draw = (name: string, width: number, background: string) =>
  place(name, plain(width, background).jpeg())
/** The site as it is now, once its pictures are listed. */
const site = async () => {
  await updatePictures(createSite({ root: '.', env: {} }))
  return createSite({ root: '.', env: {} })
}
const drawn = () => readdirSync(drawnFolder).filter((file) => !file.endsWith('.json'))
const timesOf = () => drawn().map((file) => [file, statSync(join(drawnFolder, file)).mtimeMs])

beforeEach(() => {
  const here = process.cwd()
  const folder = temporaryFolder('pictures')
  for (const code of ['renderer/content', originals])
    mkdirSync(join(folder, code), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), '')
  process.chdir(folder)
  vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => process.chdir(here))
})

test('a picture is offered in every width up to its own, plus one fallback, and listed before any is drawn', async () => {
  await draw('roof.jpg', 900, 'teal')
  const now = await site()
  const { roof } = now.pictureIndex
  expect(roof).toMatchObject({ width: 900, height: 450 })
  expect(roof?.avif.map(({ width }) => width)).toEqual([160, 240, 480, 800, 900])
  expect(drawn()).toEqual([])
  await drawAll(pictureFiles(now))
  expect(drawn().sort()).toEqual(
    [...(roof?.avif.map(({ file }) => file) ?? []), roof?.fallback.file].sort(),
  )
  for (const { width, file } of roof?.avif ?? [])
    expect((await sharp(join(drawnFolder, file)).metadata()).width).toBe(width)
})

test('only what is missing or empty is drawn, and a picture that is replaced has files of other names', async () => {
  await draw('roof.jpg', 500, 'teal')
  const before = await site()
  await drawAll(pictureFiles(before))
  const times = timesOf()
  await drawAll(pictureFiles(before))
  expect(timesOf()).toEqual(times)
  const [[first = ''] = [], [second = ''] = []] = times as [string, number][]
  rmSync(join(drawnFolder, first))
  writeFileSync(join(drawnFolder, second), '')
  await drawAll(pictureFiles(before))
  expect(timesOf().map(([file]) => file)).toEqual(times.map(([file]) => file))
  expect(statSync(join(drawnFolder, second)).size).toBeGreaterThan(0)
  await draw('roof.jpg', 500, 'red')
  const after = await site()
  const names = [before, after].map(({ pictureIndex }) => pictureIndex.roof?.fallback.file)
  expect(names[0]).not.toBe(names[1])
  await drawAll(pictureFiles(after))
  rmSync(join(drawnFolder, first))
  const outdated = pictureFiles(before).get(`pictures/${first}`)
  await expect(outdated && drawnFile(outdated)).rejects.toThrow(/roof\.jpg .*has changed/)
})

test('whoever asks for a picture that is being drawn waits for it, and the rest is drawn meanwhile', async () => {
  await draw('gable.jpg', 500, 'red')
  await draw('roof.jpg', 500, 'teal')
  const files = pictureFiles(await site())
  const home = [...files.keys()].filter((path) => path.includes('roof'))
  drawInBackground(files, home.map((path) => `<img src="/${path}">`).join(''))
  const asked = [...files.values()].slice(0, 2)
  const paths = await Promise.all([...asked, ...asked].map(drawnFile))
  for (const path of paths) expect(statSync(path).size).toBeGreaterThan(0)
  const all = [...files.values()].filter(({ isInlined }) => !isInlined)
  await expect.poll(() => drawn().length).toBe(all.length)
  const [last] = timesOf().sort((a, b) => Number(b[1]) - Number(a[1]))
  expect(last?.[0]).toContain('gable')
})

test('a photograph is turned as the phone was held', async () => {
  const turned = await plain(900, 'teal', 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  writeFileSync(join(originals, 'IMG_1234.JPG'), turned)
  const now = await site()
  const { IMG_1234: photo } = now.pictureIndex
  expect(photo).toMatchObject({ width: 600, height: 900 })
  await drawAll(pictureFiles(now))
  const { width, height } = await sharp(join(drawnFolder, photo?.fallback.file ?? '')).metadata()
  expect(height / width).toBeCloseTo(1.5, 1)
  expect(await lookAt(turned)).toEqual({ width: 600, height: 900 })
})

test.each(['jpeg', 'png'] as const)(
  'an original may be a %s, and one of which half is missing is not listed',
  async (type) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const create = { width: 900, height: 450, channels: 3, background: 'teal', noise } as const
    const bytes = await sharp({ create }).toFormat(type).toBuffer()
    writeFileSync(join(originals, `roof.${type}`), bytes)
    expect((await site()).pictureIndex.roof).toMatchObject({ width: 900, height: 450 })
    const half = bytes.subarray(0, bytes.length / 2)
    expect(await lookAt(half)).toHaveProperty('wrong')
    writeFileSync(join(originals, `roof.${type}`), half)
    expect((await site()).pictureIndex).toEqual({})
  },
)

test('a preview has the proportions of its picture and enough pixels for a phone, in 1 KB of the page', async () => {
  await draw('roof.jpg', 1200, 'teal')
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  await place(
    'mark.png',
    sharp({ create: { width: 900, height: 450, channels: 4, background } }).png(),
  )
  const now = await site()
  const address = `/pictures/${now.pictureIndex.roof?.preview}`
  const html = await inlinePreviews(`<img src="${address}"/>`, [address], pictureFiles(now))
  const [, data = ''] = /"data:image\/avif;base64,([^"]+)"\/>$/.exec(html) ?? []
  const preview = Buffer.from(data, 'base64')
  const { width, height } = await sharp(preview).metadata()
  expect(width / height).toBeCloseTo(2, 1)
  // A phone of 440 pixels shows it in 4:3.
  expect(width * height).toBeGreaterThanOrEqual((440 * 440 * 3) / 4)
  expect(preview.length).toBeLessThan(1035)
  // It would be seen through transparent parts.
  expect(now.pictureIndex.mark).not.toHaveProperty('preview')
})

test('a list of pictures that was cut short is made again', async () => {
  await draw('roof.jpg', 500, 'teal')
  const { pictureIndex } = await site()
  const list = '.cache/pictures.json'
  for (const left of ['', readFileSync(list, 'utf8').slice(0, 20)]) {
    writeFileSync(list, left)
    expect((await site()).pictureIndex).toEqual(pictureIndex)
  }
})
