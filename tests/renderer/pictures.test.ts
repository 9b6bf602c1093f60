import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { lookAt } from '../../renderer/content/picture-facts.ts'
import { makePictures } from '../../renderer/output/pictures.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const originals = 'originals'
const made = 'made'

const draw = async (name: string, width: number, background: string) => {
  const picture = sharp({ create: { width, height: width / 2, channels: 3, background } })
  writeFileSync(join(originals, name), await picture.toFormat('jpeg').toBuffer())
}
const make = (progress = (_file: string, _part: string) => {}) =>
  makePictures(
    readdirSync(originals).map((file) => join(originals, file)),
    made,
    progress,
  )
const timesOf = () => readdirSync(made).map((file) => [file, statSync(join(made, file)).mtimeMs])

beforeEach(() => {
  const here = process.cwd()
  process.chdir(temporaryFolder('pictures'))
  onTestFinished(() => process.chdir(here))
  mkdirSync(originals)
})

test('a picture is offered in every width up to its own, plus one fallback', async () => {
  await draw('roof.jpg', 900, 'teal')
  const { roof } = await make()
  expect(roof).toMatchObject({ width: 900, height: 450 })
  expect(roof?.avif.map(({ width }) => width)).toEqual([160, 240, 480, 800, 900])
  expect(readdirSync(made).sort()).toEqual(
    [...(roof?.avif.map(({ file }) => file) ?? []), roof?.fallback.file].sort(),
  )
})

test('only pictures that are missing are made, each is named, and files of former originals are deleted', async () => {
  await draw('roof.jpg', 500, 'teal')
  const before = await make()
  const times = timesOf()
  await make(() => expect.fail('A picture was made'))
  expect(timesOf()).toEqual(times)
  rmSync(join(made, readdirSync(made)[0] ?? ''))
  await draw('gable.jpg', 500, 'red')
  const told: string[] = []
  await make((file, part) => told.push(`${part}: ${file}`))
  expect(told).toEqual(['1 of 2: originals/gable.jpg', '2 of 2: originals/roof.jpg'])
  await draw('roof.jpg', 500, 'red')
  const after = await make()
  expect(after.roof?.fallback.file).not.toBe(before.roof?.fallback.file)
  expect(readdirSync(made)).not.toContain(before.roof?.fallback.file)
})

test('a photograph is turned as the phone was held', async () => {
  const create = { width: 900, height: 600, channels: 3 as const, background: 'teal' }
  const turned = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  writeFileSync(join(originals, 'IMG_1234.JPG'), turned)
  const { IMG_1234: photo } = await make()
  expect(photo).toMatchObject({ width: 600, height: 900 })
  const { width = 0, height = 0 } = await sharp(join(made, photo?.fallback.file ?? '')).metadata()
  expect(height / width).toBeCloseTo(1.5, 1)
  expect(await lookAt(turned)).toEqual({ width: 600, height: 900 })
})

test.each(['jpeg', 'png'] as const)(
  'an original may be a %s, and the check sees if half of it is missing',
  async (type) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const create = { width: 900, height: 450, channels: 3, background: 'teal', noise } as const
    const bytes = await sharp({ create }).toFormat(type).toBuffer()
    writeFileSync(join(originals, `roof.${type}`), bytes)
    expect((await make()).roof).toMatchObject({ width: 900, height: 450 })
    expect(await lookAt(bytes)).toEqual({ width: 900, height: 450 })
    expect(await lookAt(bytes.subarray(0, bytes.length / 2))).toHaveProperty('wrong')
  },
)

test('a preview has the proportions of its picture and enough pixels for a phone, in 1 KB', async () => {
  await draw('roof.jpg', 1200, 'teal')
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const mark = sharp({ create: { width: 900, height: 450, channels: 4, background } })
  writeFileSync(join(originals, 'mark.png'), await mark.png().toBuffer())
  const pictures = await make()
  const [, data = ''] = pictures.roof?.preview?.split('data:image/avif;base64,') ?? []
  const preview = Buffer.from(data, 'base64')
  const { width, height } = await sharp(preview).metadata()
  expect(width / height).toBeCloseTo(2, 1)
  // A phone of 440 pixels shows it in 4:3.
  expect(width * height).toBeGreaterThanOrEqual((440 * 440 * 3) / 4)
  expect(preview.length).toBeLessThan(1100)
  // It would be seen through transparent parts.
  expect(pictures.mark).not.toHaveProperty('preview')
})
