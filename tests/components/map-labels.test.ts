import { expect, test } from 'vitest'
import { type MapCity, placePins, width } from '../../components/map/labels.ts'

const city = (name: string, latitude: number, longitude: number): MapCity => ({
  slug: name.toLowerCase(),
  name,
  coordinates: { latitude, longitude },
})

test('names on the same side of the map never overlap, however close the cities are', () => {
  const crowd = Array.from({ length: 12 }, (_, index) =>
    city(`Town ${index}`, 25.8 + index * 0.004, -80.2),
  )
  for (const side of ['sea', 'inland'] as const) {
    const heights = placePins(crowd)
      .filter((pin) => pin.side === side)
      .map(({ labelY }) => labelY)
      .sort((a, b) => a - b)
    for (const [index, height] of heights.entries())
      if (index > 0) expect(height - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(20.9)
  }
})

test('a city behind another, as seen from the sea, has its name inland', () => {
  const [miami, doral] = [city('Miami', 25.76, -80.19), city('Doral', 25.82, -80.355)]
  const sides = Object.fromEntries(
    placePins([miami, doral]).map((pin) => [pin.city.name, pin.side]),
  )
  expect(sides).toEqual({ Miami: 'sea', Doral: 'inland' })
})

test('a map of too many cities names the first ones and the one the page is about', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    city(`Town ${index}`, 25 + index / 150, -80.2),
  )
  const pins = placePins(many, 'town 299')
  expect(pins.length).toBe(25)
  expect(pins.some((pin) => pin.city.slug === 'town 299')).toBe(true)
})

test('a long name at the edge of the map ends on it, however far a visitor spaces its letters', () => {
  const edge = city('West Palm Beach', 26.71, -80.05)
  for (const [here, letter] of [
    [undefined, 15],
    [edge.slug, 19],
  ] as const)
    for (const { side, labelX } of placePins([edge], here))
      if (side === 'sea')
        expect(labelX + edge.name.length * letter * (0.52 + 0.12)).toBeLessThanOrEqual(width)
      else expect(labelX).toBeLessThan(width)
})
