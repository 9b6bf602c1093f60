import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MapCity, placePins, width } from '../../components/map/labels.ts'

const city = (name: string, latitude: number, longitude: number): MapCity => ({
  slug: name,
  name,
  coordinates: { latitude, longitude },
})

test('names never overlap, however close the cities are', () => {
  const places = fc.array(fc.double({ min: 25.8, max: 26.5, noNaN: true }), { maxLength: 12 })
  fc.assert(
    fc.property(places, (latitudes) => {
      const pins = placePins(latitudes.map((latitude, at) => city(`${at}`, latitude, -80.2)))
      const heights = pins.map(({ labelY }) => labelY).sort((a, b) => a - b)
      const gaps = heights.slice(1).map((height, at) => height - (heights[at] ?? 0))
      expect(Math.min(21, ...gaps)).toBeCloseTo(21)
    }),
  )
})

test('a city with another between it and the sea has its name inland', () => {
  const cities = [city('Miami', 25.76, -80.19), city('Doral', 25.82, -80.355)]
  const sides = placePins(cities).map((pin) => [pin.city.name, pin.side])
  expect(Object.fromEntries(sides)).toEqual({ Miami: 'sea', Doral: 'inland' })
})

test('the name of a city near the coast stands offshore', () => {
  const offshore = [city('Hialeah', 25.8576, -80.2781), city('Port St. Lucie', 27.273, -80.3582)]
  const [port, hialeah] = placePins(offshore).map(({ labelX }) => labelX)
  expect(port).toBeGreaterThan(395)
  expect(hialeah).toBeGreaterThan(415)
})

test.each([
  [undefined, 15],
  ['West Palm Beach', 19],
])('a name at the edge ends on the map, however far its letters are spaced', (here, size) => {
  const [pin] = placePins([city('West Palm Beach', 26.71, -80.05)], here)
  const end = pin?.side === 'sea' ? pin.city.name.length * size * (0.52 + 0.12) : 0
  expect((pin?.labelX ?? width) + end).toBeLessThanOrEqual(width)
})
