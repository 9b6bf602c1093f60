import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { setHeadline } from '../../renderer/output/social/lettering.ts'
import { canvas, drawPicture, makeBackdrop } from '../../renderer/output/social/picture.ts'

const { width, margin } = canvas

const halfAnEmEach = (line: string) => line.length / 2
const room = { width: 500, height: 400, maxLines: 4, largest: 100, lineHeight: 1 }
const set = (text: string) => setHeadline(text, halfAnEmEach, room)

test.each([
  ['FAQ', ['FAQ']],
  ['Tile roofs', ['Tile roofs']],
  ['Everything we do above the ceiling', ['Everything', 'we do above', 'the ceiling']],
  ['Roofing in Fort Lauderdale', ['Roofing in', 'Fort Lauderdale']],
  ['Techos en Fort Lauderdale', ['Techos en', 'Fort Lauderdale']],
])('a headline has few lines, about equally long, and a place name on one: %s', (text, lines) => {
  expect(set(text).lines).toEqual(lines)
})

test.each([
  `${'long words '.repeat(8)}Lauderdale-by-the-Sea`,
  'w'.repeat(48),
  'word '.repeat(60).trim(),
])('a headline keeps every word and stays in its room, however small: %s', (text) => {
  const { lines, size } = set(text)
  expect(lines.join(' ')).toBe(text)
  expect(size).toBeGreaterThan(0)
  expect(lines.length).toBeLessThanOrEqual(room.maxLines)
  expect(lines.length * size).toBeLessThanOrEqual(room.height)
  for (const line of lines) expect(halfAnEmEach(line) * size).toBeLessThanOrEqual(room.width)
})

const signature = {
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
  company: 'Some Company',
}
const blue = sharp({
  create: { width: 900, height: 700, channels: 3, background: '#3377bb' },
}).png()
const draw = async (text: string, change = (photograph: Sharp) => photograph) => {
  const photograph = await change(sharp(await blue.toBuffer())).toBuffer()
  return drawPicture(await makeBackdrop(photograph, signature), text)
}

test('a picture has its headline on the left, clear of the signature', async () => {
  const word = fc.string({
    unit: fc.constantFrom(...'aégjñoQÁ¿W1®²™'),
    minLength: 1,
    maxLength: 10,
  })
  const headline = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))
  await fc.assert(
    fc.asyncProperty(headline, async (text) => {
      const pixels = await sharp(await draw(text, (photograph) => photograph.linear(0, 255)))
        .raw()
        .toBuffer()
      const dark = Array.from({ length: width * (canvas.signatureTop - 5) }, (_, pixel) => pixel)
      const changed = dark.filter((pixel) => (pixels[3 * pixel] ?? 0) < 100)
      const columns = changed.map((pixel) => pixel % width)
      expect(Math.min(...columns)).toBeGreaterThanOrEqual(margin - 8)
      expect(Math.max(...columns)).toBeLessThanOrEqual(610)
      expect(Math.floor((changed[0] ?? 0) / width)).toBeGreaterThanOrEqual(48)
      expect(Math.floor((changed.at(-1) ?? 0) / width)).toBeLessThan(canvas.signatureTop - 20)
    }),
    { numRuns: 4 },
  )
})

test('any text is drawn: a sign in another font, as a plainer one, or not at all', async () => {
  const plain = await draw('Roofs')
  for (const text of ['Roofs®', 'Roofs™', 'Roofsﬁ', 'Roofsẵ'])
    expect(await draw(text)).not.toEqual(plain)
  for (const text of ['Roofs→', 'Roofs≤', 'Roofs🏠', 'Roofs漢字'])
    expect(await draw(text)).toEqual(plain)
  for (const text of [
    '→',
    '',
    'x'.repeat(200),
    fc.sample(fc.string({ unit: 'grapheme' }), 1)[0] ?? '',
  ])
    expect((await sharp(await draw(text)).metadata()).width).toBe(width)
})
