import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectPicture } from '../../renderer/content/picture-file.ts'
import { altText, pictureNote } from '../../renderer/content/pictures.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { samplePicture, withChange } from './sample.ts'
import { pictures } from './sample-files.ts'

const create = { width: 1200, height: 800, channels: 3, background: 'teal' } as const
const strip = { ...create, width: 800, height: 30_000 }
const picture = sharp({ create })
const animated = async () => {
  const frame = await picture.clone().png().toBuffer()
  const other = await picture.clone().negate().png().toBuffer()
  return sharp([frame, other], { join: { animated: true } })
    .webp()
    .toBuffer()
}

test.each<[says: string, bytes: () => Promise<Buffer> | string]>([
  ['this is HEIF', () => picture.clone().avif({ effort: 0 }).toBuffer()],
  ['this is GIF', () => picture.clone().gif().toBuffer()],
  ['this is no picture', () => '<!DOCTYPE html><html><svg width="900" height="900"></svg></html>'],
  ['this is no picture', () => ''],
  ['this is a pointer of Git LFS', () => 'version https://git-lfs.github.com/spec/v1\noid 0\n'],
  ['the picture is 800 x 30000 pixels', () => sharp({ create: strip }).jpeg().toBuffer()],
  ['this picture is animated', () => animated()],
])('a picture file is checked by its content, not its name: %s', async (says, bytes) => {
  const found = await inspectPicture(Buffer.from(await bytes()))
  expect(found).toEqual({ wrong: expect.stringContaining(says) })
})

test.each(['jpeg', 'png'] as const)(
  'a %s whose bytes are broken or missing is damaged',
  async (type) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const whole = await sharp({ create: { ...create, noise } })
      .toFormat(type)
      .toBuffer()
    expect(await inspectPicture(whole)).toEqual({ width: 1200, height: 800 })
    const damaged = { wrong: expect.stringContaining('damaged') }
    for (const part of [0.4, 0.8]) {
      const from = Math.floor(whole.length * part)
      const broken = Buffer.from(whole)
      broken.fill(0xff, from, from + 4000)
      // The next byte is not a valid JPEG marker, whatever the noise.
      broken[from + 4000] = 0x12
      expect(await inspectPicture(broken), `${part}`).toEqual(damaged)
      expect(await inspectPicture(whole.subarray(0, from))).toEqual(damaged)
    }
  },
)

const crew = '  crew: { kind: photograph, alt: Two roofers set tile }\n'
const indexOf = (from: RegExp, to: string) => {
  const folder = withChange(pictures, from, to)
  return siteOf({ ...folder, pictures: [...folder.pictures, samplePicture('crew')] }).in('en')
}

test('the note on all pictures follows from the kind of each', () => {
  const drawn = indexOf(/$/, '\n')
  const { allIllustrations, someIllustrations } = wordsOf(drawn, 'pictures')
  expect(pictureNote(drawn)).toBe(allIllustrations)
  const both = indexOf(/$/, crew)
  expect(pictureNote(both)).toBe(someIllustrations)
  expect(pictureNote(indexOf(/illustration/g, 'photograph'))).toBe('')
  expect(altText(both, 'crew')).toBe('Two roofers set tile')
  expect(altText(both, 'tile-roofing')).not.toBe(both.pictures.pictures['tile-roofing']?.alt)
})
