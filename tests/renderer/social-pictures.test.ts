import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { canvas, drawPicture, makeBackdrop } from '../../renderer/output/pictures/share-picture.ts'

const { width, margin } = canvas

const signature = {
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
  company: 'Some Company',
}
/** Draws a picture with a headline, on a photograph of one color. */
const draw = async (text: string, background = '#3377bb') => {
  const photograph = sharp({ create: { width: 900, height: 700, channels: 3, background } }).png()
  return drawPicture(await makeBackdrop(await photograph.toBuffer(), signature), text)
}

test('a picture has its headline on the left, clear of the signature', async () => {
  const sign = fc.constantFrom(...'aégjñoQÁ¿W1®²™&<')
  const word = fc.string({ unit: sign, minLength: 1, maxLength: 10 })
  const headline = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))
  await fc.assert(
    fc.asyncProperty(headline, async (text) => {
      const pixels = await sharp(await draw(text, 'white'))
        .raw()
        .toBuffer()
      const above = Array.from({ length: width * (canvas.signatureTop - 5) }, (_, pixel) => pixel)
      const changed = above.filter((pixel) => (pixels[3 * pixel] ?? 0) < 100)
      const columns = changed.map((pixel) => pixel % width)
      const rows = changed.map((pixel) => Math.floor(pixel / width))
      expect(Math.min(...columns)).toBeGreaterThanOrEqual(margin - 8)
      expect(Math.max(...columns)).toBeLessThanOrEqual(610)
      expect(rows[0]).toBeGreaterThanOrEqual(48)
      expect(rows.at(-1)).toBeLessThan(canvas.signatureTop - 20)
    }),
    { numRuns: 4 },
  )
})

test('any text is drawn: a character in another font, as a plainer one, or not at all', async () => {
  const plain = await draw('Roofs')
  for (const sign of ['®', '™', 'ﬁ', 'ẵ']) expect(await draw(`Roofs${sign}`)).not.toEqual(plain)
  for (const sign of [' →', '≤', ' 🏠', '漢字']) expect(await draw(`Roofs${sign}`)).toEqual(plain)
  const any = fc.sample(fc.string({ unit: 'grapheme' }), 1)
  for (const text of ['→', '', 'x'.repeat(200), ...any])
    expect((await sharp(await draw(text)).metadata()).width).toBe(width)
})
