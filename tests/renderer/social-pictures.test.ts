import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import { makeBackdrop } from '../../renderer/build/social/backdrop.ts'
import { drawPicture } from '../../renderer/build/social/draw.ts'
import { drawGlyph, putGlyph } from '../../renderer/build/social/glyph.ts'
import { setHeadline } from '../../renderer/build/social/headline.ts'
import { readLettering } from '../../renderer/build/social/lettering.ts'
import { canvas, fontFile, margin } from '../../renderer/build/social/settings.ts'
import { wantedPictures } from '../../renderer/build/social-pictures.ts'

const { width, height } = canvas
const white = () => new Uint8Array(3 * width * height).fill(255)
const face = new Face(new Blob(await decompress(readFileSync(fontFile))))
const font = new Font(face)
font.setVariations([new Variation('wght', 680)])
const letters = [...face.collectUnicodes()].map((code) => String.fromCodePoint(code))
const lettering = await readLettering(fontFile)

describe('the headline of a picture', () => {
  const halfAnEmEach = (line: string) => line.length / 2
  const room = { width: 500, height: 400, maxLines: 4, largest: 100, smallest: 20, lineHeight: 1 }
  const set = (text: string) => setHeadline(text, halfAnEmEach, room)

  test('is as large as allowed and on one line if it is short', () => {
    expect(set('FAQ')).toEqual({ lines: ['FAQ'], size: 100 })
  })

  test('is broken into lines of about equal length', () => {
    expect(set('Everything we do above the ceiling').lines).toEqual([
      'Everything',
      'we do above',
      'the ceiling',
    ])
  })

  test('keeps a place name on one line', () => {
    expect(set('Roofing in Fort Lauderdale').lines).toEqual(['Roofing in', 'Fort Lauderdale'])
    expect(set('Techos en Fort Lauderdale').lines).toEqual(['Techos en', 'Fort Lauderdale'])
  })

  test('uses another line only if it makes the letters much larger', () => {
    expect(set('Tile roofs').lines).toEqual(['Tile roofs'])
  })

  test.each([
    'Roofs built for salt, sun and wind.',
    'Emergency roof repair in Port St. Lucie',
    `${'long words '.repeat(8)}Lauderdale-by-the-Sea`,
  ])('keeps every word and stays in its room: %s', (text) => {
    const { lines, size } = set(text)
    expect(lines.join(' ')).toBe(text)
    expect(lines.length).toBeLessThanOrEqual(room.maxLines)
    expect(lines.length * size).toBeLessThanOrEqual(room.height)
    for (const line of lines) expect(halfAnEmEach(line) * size).toBeLessThanOrEqual(room.width)
  })

  test('throws if it would be too small to read', () => {
    expect(() => set('word '.repeat(100))).toThrow(/does not fit/)
  })
})

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, each) => sum + each, 0)

describe('the lettering', () => {
  const style = { weight: 680, tracking: 0 }

  test('is wider at a heavier weight, because the font is variable', () => {
    expect(lettering.widthOf('Roofs', { weight: 800, tracking: 0 })).toBeGreaterThan(
      lettering.widthOf('Roofs', { weight: 400, tracking: 0 }),
    )
  })

  test('throws and names a letter the font lacks', async () => {
    const at = { x: 0, y: 40, size: 40, color: '#ff0000' }
    await expect(lettering.draw(white(), 'Roof 屋', style, at)).rejects.toThrow(/屋/)
    expect(() => lettering.widthOf('Roof 屋', style)).toThrow(/屋/)
  })

  test('can set words apart, because the font moves no letter closer to a space', () => {
    const buffer = new TextBuffer()
    const advances = (text: string) => {
      buffer.reset()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance)
    }
    const [space] = advances(' ')
    for (const letter of letters) {
      const [alone] = advances(letter)
      expect(advances(`${letter} `), letter).toEqual([alone, space])
      expect(advances(` ${letter}`), letter).toEqual([space, alone])
    }
  })

  test.each([22, 61, 104])('has letters as an SVG of %i pixels shows them', async (size) => {
    const side = 160
    const at = { x: 20.3, y: 120.6 }
    for (const letter of letters) {
      const id = font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0
      const scale = size / face.upem
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})" d="${font.glyphToPath(id)}"/></svg>`
      const shown = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
      const picture = white()
      const glyph = await drawGlyph(font, id, face.upem)
      putGlyph(picture, glyph, { ...at, size, color: '#000000' })
      const differences = shown.map((ink, index) => {
        const pixel = Math.floor(index / side) * width + (index % side)
        return Math.abs(255 - (picture[3 * pixel] ?? 0) - ink)
      })
      expect(sumOf(differences), letter).toBeLessThanOrEqual(sumOf(shown) / 20)
      expect(Math.max(...differences), letter).toBeLessThan(80)
    }
  })
})

describe('a picture', () => {
  const signature = {
    mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
    company: 'Some Company',
  }
  const plain = { pixels: white(), quality: 90 }

  test.each([
    ['without colors', (photograph: Sharp) => photograph.toColourspace('b-w')],
    ['with colors', (photograph: Sharp) => photograph],
    ['with transparent parts', (photograph: Sharp) => photograph.ensureAlpha(0.5)],
  ])('can have a photograph %s', async (_, change) => {
    const blue = { width: 900, height: 700, channels: 3 as const, background: '#3377bb' }
    const photograph = await change(sharp({ create: blue }))
      .png()
      .toBuffer()
    const { pixels } = await makeBackdrop(photograph, signature, lettering)
    const at = (x: number, y: number) => {
      const start = 3 * (y * width + x)
      return [...pixels.subarray(start, start + 3)]
    }
    expect(pixels).toHaveLength(3 * width * height)
    expect(at(20, 20)).toEqual(at(margin, 300))
    expect(at(width - 20, 20)).not.toEqual(at(20, 20))
    expect(at(width - 20, 20)).toEqual(at(width - 120, 300))
  })

  test('has its headline on the left, and leaves the rest as it was', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'aégjñoQÁ¿W1'), minLength: 1, maxLength: 10 })
    const headline = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))
    await fc.assert(
      fc.asyncProperty(headline, async (text) => {
        const picture = await drawPicture(plain, text, lettering)
        const { info } = await sharp(picture)
          .trim({ background: '#fff', threshold: 60 })
          .raw()
          .toBuffer({ resolveWithObject: true })
        const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info
        expect(-left).toBeGreaterThanOrEqual(margin - 8)
        expect(-top).toBeGreaterThanOrEqual(48)
        expect(-left + info.width).toBeLessThanOrEqual(610)
        expect(-top + info.height).toBeLessThan(canvas.signatureTop - 20)
      }),
      { numRuns: 25 },
    )
  })

  test('has the same bytes whenever it is drawn, beside whichever others', async () => {
    const texts = ['Roofs', 'Techos de teja en Key West', 'Emergency roof repair', 'Roofs']
    const beside = await Promise.all(texts.map((text) => drawPicture(plain, text, lettering)))
    for (const [index, text] of texts.entries())
      expect((await drawPicture(plain, text, lettering)).equals(beside[index] ?? white())).toBe(
        true,
      )
  })
})

describe('the pictures that pages refer to', () => {
  const page = (path: string, address: string, text: string) => ({
    path,
    address: `https://x.example${path}`,
    title: 'T',
    description: 'D',
    image: { address, text },
  })

  test('are listed once each, grouped by photograph', () => {
    const wanted = wantedPictures([
      page('/a', 'https://x.example/social/roof/a.jpg', 'A'),
      page('/b', 'https://x.example/social/roof/b.jpg', 'B'),
      page('/b2', 'https://x.example/social/roof/b.jpg', 'B'),
      page('/c', 'https://x.example/social/city/c.jpg', 'C'),
      page('/own', 'https://x.example/pictures/own.jpg', 'Not made by us'),
    ])
    expect(
      [...wanted].map(([photograph, pictures]) => [photograph, pictures.map(({ text }) => text)]),
    ).toEqual([
      ['roof', ['A', 'B']],
      ['city', ['C']],
    ])
  })

  test('throw if one file would have two texts', () => {
    expect(() =>
      wantedPictures([
        page('/a', 'https://x.example/social/roof/a.jpg', 'A'),
        page('/b', 'https://x.example/social/roof/a.jpg', 'B'),
      ]),
    ).toThrow(/\/b wants "B"/)
  })
})
