import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPicture } from '../../renderer/build/social/draw.ts'
import { setHeadline } from '../../renderer/build/social/headline.ts'
import { readLettering } from '../../renderer/build/social/lettering.ts'
import { canvas, fontFile } from '../../renderer/build/social/settings.ts'
import { wantedPictures } from '../../renderer/build/social-pictures.ts'

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

describe('the lettering', () => {
  const style = { weight: 680, tracking: 0 }

  test('is wider at a heavier weight, because the font is variable', async () => {
    const { widthOf } = await readLettering(fontFile)
    expect(widthOf('Roofs', { weight: 800, tracking: 0 })).toBeGreaterThan(
      widthOf('Roofs', { weight: 400, tracking: 0 }),
    )
  })

  test('throws and names a letter the font lacks', async () => {
    const { draw } = await readLettering(fontFile)
    expect(() => draw('Roof 屋', style, { x: 0, y: 0, size: 40, fill: 'red' })).toThrow(/屋/)
  })

  test('is drawn on the left and leaves the rest of the picture unchanged', async () => {
    const pixels = await sharp({
      create: { width: canvas.width, height: canvas.height, channels: 3, background: '#fff' },
    })
      .raw()
      .toBuffer()
    const picture = await drawPicture(
      { pixels, quality: 90 },
      'Emergency roof repair in Port St. Lucie',
      await readLettering(fontFile),
    )
    const darkest = async (left: number, top: number, width: number, height: number) =>
      (await sharp(picture).extract({ left, top, width, height }).raw().toBuffer()).reduce(
        (least, value) => Math.min(least, value),
      )
    expect(await darkest(64, 72, 530, 376)).toBeLessThan(60)
    expect(await darkest(0, 0, 56, 630)).toBeGreaterThan(240)
    expect(await darkest(610, 0, 590, 630)).toBeGreaterThan(240)
    expect(await darkest(0, 460, 1200, 170)).toBeGreaterThan(240)
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
