import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { readLettering, setHeadline } from '../../renderer/build/social/lettering.ts'
import { canvas, drawPicture, fontFile, makeBackdrop } from '../../renderer/build/social/picture.ts'
import { wantedPictures } from '../../renderer/build/social-pictures.ts'

const { width, height, margin } = canvas
const lettering = await readLettering(fontFile)

const halfAnEmEach = (line: string) => line.length / 2
const room = { width: 500, height: 400, maxLines: 4, largest: 100, smallest: 20, lineHeight: 1 }
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

test('a headline keeps every word, stays in its room, and is refused if it would be too small', () => {
  const text = `${'long words '.repeat(8)}Lauderdale-by-the-Sea`
  const { lines, size } = set(text)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeLessThanOrEqual(room.maxLines)
  expect(lines.length * size).toBeLessThanOrEqual(room.height)
  for (const line of lines) expect(halfAnEmEach(line) * size).toBeLessThanOrEqual(room.width)
  expect(() => set('word '.repeat(100))).toThrow(/does not fit/)
})

test('the lettering is wider at a heavier weight, and names a letter that the font lacks', () => {
  const widthAt = (weight: number) => lettering('Roofs', { weight, tracking: 0 }).width
  expect(widthAt(800)).toBeGreaterThan(widthAt(400))
  expect(() => lettering('Roof 屋', { weight: 680, tracking: 0 })).toThrow(/屋/)
})

describe('a picture', () => {
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

  test.each([
    ['without colors', (photograph: Sharp) => photograph.toColourspace('b-w')],
    ['with colors', (photograph: Sharp) => photograph],
    ['with transparent parts', (photograph: Sharp) => photograph.ensureAlpha(0.5)],
  ])('can have a photograph %s, which fades into the background on the left', async (_, change) => {
    const picture = sharp(await draw('Roofs', change))
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width, height, channels: 3 })
    const at = (x: number, y: number) => [
      ...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
    ]
    expect(at(20, 20)).toEqual(at(20, 300))
    expect(at(width - 20, 20)).not.toEqual(at(20, 20))
    expect(at(width - 20, 20)).toEqual(at(width - 120, 300))
  })

  test('has its headline on the left, clear of the signature', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'aégjñoQÁ¿W1'), minLength: 1, maxLength: 10 })
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
      { numRuns: 10 },
    )
  })
})

test('pictures that pages refer to are made once each, and never with two texts', () => {
  const page = (path: string, picture: string, text: string) => ({
    path,
    address: `https://x.example${path}`,
    title: 'T',
    description: 'D',
    image: { address: `https://x.example${picture}`, text },
  })
  const pages = [
    page('/a', '/social/roof/a.jpg', 'A'),
    page('/b', '/social/roof/b.jpg', 'B'),
    page('/b2', '/social/roof/b.jpg', 'B'),
    page('/c', '/social/city/c.jpg', 'C'),
    page('/own', '/pictures/own.jpg', 'Not made by us'),
  ]
  const wanted = [...wantedPictures(pages)]
  expect(wanted.map(([photograph, all]) => [photograph, all.map(({ text }) => text)])).toEqual([
    ['roof', ['A', 'B']],
    ['city', ['C']],
  ])
  expect(() => wantedPictures([...pages, page('/d', '/social/roof/a.jpg', 'D')])).toThrow(
    /\/d wants "D"/,
  )
})
