import { type Coordinates, mapArea } from '../../content/schema/business-parts.ts'

export type MapPoint = { x: number; y: number }

/** Size of the map, in map units. */
export const width = 600
export const height = 904

const unitsPerDegree = 338
const { west, north } = mapArea
const squeeze = Math.cos((26.4 * Math.PI) / 180)

/**
 * Projects coordinates onto the map: equirectangular, true to scale at 26.4 degrees north. A unit is
 * less than a pixel on most screens.
 */
export const mapPoint = ({ latitude, longitude }: Coordinates): MapPoint => ({
  x: Math.round((longitude - west) * unitsPerDegree * squeeze),
  y: Math.round((north - latitude) * unitsPerDegree),
})

export type MapCity = { slug: string; name: string; coordinates: Coordinates }

/** A city on the map, with its name offshore at the end of a line, or inland to its left. */
export type Pin = MapPoint & {
  city: MapCity
  labelX: number
  labelY: number
  side: 'sea' | 'inland'
}

const lineHeight = 21
const seaDistance = 46
/** The minimum distance of a name from its dot. */
const minDistance = 16

/** The easternmost land in land.svg, from north to south. */
const coast: readonly MapPoint[] = [
  { x: 340, y: 0 },
  { x: 433, y: 277 },
  { x: 435, y: 330 },
  { x: 405, y: 610 },
  { x: 352, y: 695 },
]
const leastOffshore = 16

/** Returns the leftmost x at which a name is offshore. */
const offshoreAt = (y: number): number => {
  const before = coast.findLast((point) => point.y <= y)
  const after = coast.find((point) => point.y > y)
  if (!before || !after) return 0
  const along = (y - before.y) / (after.y - before.y)
  return Math.round(before.x + along * (after.x - before.x)) + leastOffshore
}

/**
 * Returns the x where a name offshore begins: closer to its dot than others if it would otherwise
 * not end on the map, even with increased letter spacing.
 */
const seaLabel = ({ x, y }: MapPoint, name: string, large: boolean) =>
  Math.min(Math.max(x + seaDistance, offshoreAt(y)), width - name.length * (large ? 12.7 : 10))

/** A city is inland if another lies between it and the sea, or if the sea is far away. */
const isInland = ({ coordinates }: MapCity, cities: readonly MapCity[]) =>
  cities.some(
    ({ coordinates: other }) =>
      other.longitude > coordinates.longitude + 0.03 &&
      Math.abs(other.latitude - coordinates.latitude) < 0.085 &&
      other.longitude - coordinates.longitude < 0.3,
  ) ||
  (coordinates.longitude < -80.42 && coordinates.latitude < 26.9)

/** Names that touch each other, from north to south, and where the first of them stands. */
type Run = { pins: readonly Pin[]; top: number }

/** Centers a run on its dots. */
const runOf = (pins: readonly Pin[]): Run => {
  const sum = pins.reduce((all, { y }, at) => all + y - at * lineHeight, 0)
  return { pins, top: sum / pins.length }
}

/** Moves names apart, so that none overlap: those that would touch become one run. */
const spread = (pins: readonly Pin[]): Pin[] => {
  const runs: Run[] = []
  for (const pin of pins.toSorted((a, b) => a.y - b.y)) {
    let run = runOf([pin])
    for (let last = runs.at(-1); last; last = runs.at(-1)) {
      if (last.top + last.pins.length * lineHeight <= run.top) break
      run = runOf([...last.pins, ...run.pins])
      runs.pop()
    }
    runs.push(run)
  }
  return runs.flatMap((run) =>
    run.pins.map((pin, at) => ({ ...pin, labelY: run.top + at * lineHeight })),
  )
}

/** The maximum number of cities named on the map. */
const maxPins = 24

/** The pins of the first cities and of `here`, with names that do not overlap. */
export const placePins = (cities: readonly MapCity[], here?: string): Pin[] => {
  const shown = cities.filter(({ slug }, index) => index < maxPins || slug === here)
  const pins = shown.map((city): Pin => {
    const { x, y } = mapPoint(city.coordinates)
    const offshore = seaLabel({ x, y }, city.name, city.slug === here)
    const side = isInland(city, shown) || offshore < x + minDistance ? 'inland' : 'sea'
    return { city, x, y, side, labelX: side === 'sea' ? offshore : x - 13, labelY: y }
  })
  const onSide = (side: Pin['side']) => spread(pins.filter((pin) => pin.side === side))
  return [...onSide('sea'), ...onSide('inland')]
}
