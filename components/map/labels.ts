import type { Coordinates } from '../../content/schema/fields.ts'
import { mapArea } from '../../content/schema/map-area.ts'
import { unmarked } from '../../content/schema/source-marks.ts'

/** A point on the map, in map units. */
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
export const project = ({ latitude, longitude }: Coordinates): MapPoint => ({
  x: Math.round((longitude - west) * unitsPerDegree * squeeze),
  y: Math.round((north - latitude) * unitsPerDegree),
})

export type MapCity = { slug: string; name: string; coordinates: Coordinates }

/**
 * A city on the map and the position of its name: offshore with a line to it, or inland, to the
 * left of its dot.
 */
export type Pin = MapPoint & {
  city: MapCity
  labelX: number
  labelY: number
  side: 'sea' | 'inland'
}

const lineHeight = 21
const seaDistance = 46
/** The least distance of a name from its dot. */
const leastDistance = 16

/**
 * Where a name offshore begins so that it ends on the map, even for a visitor who spaces letters
 * out: closer to its dot than others, if need be.
 */
const seaLabel = (x: number, name: string, large: boolean) =>
  Math.min(x + seaDistance, width - unmarked(name).length * (large ? 12.7 : 10))

/**
 * A city is inland if another lies between it and the sea at about the same latitude, or if the sea
 * is far away.
 */
const isInland = ({ coordinates }: MapCity, cities: readonly MapCity[]) =>
  cities.some(
    ({ coordinates: other }) =>
      other.longitude > coordinates.longitude + 0.03 &&
      Math.abs(other.latitude - coordinates.latitude) < 0.085 &&
      other.longitude - coordinates.longitude < 0.3,
  ) ||
  (coordinates.longitude < -80.42 && coordinates.latitude < 26.9)

/**
 * Moves names apart, starting in the north, so that none overlap. The group stays centered on its
 * cities.
 */
const spread = (pins: readonly Pin[]): Pin[] => {
  const sorted = [...pins].sort((a, b) => a.y - b.y)
  const placed: Pin[] = []
  for (const pin of sorted) {
    const above = placed.at(-1)
    placed.push({
      ...pin,
      labelY: Math.max(pin.y, (above?.labelY ?? Number.NEGATIVE_INFINITY) + lineHeight),
    })
  }
  return settle(placed)
}

/**
 * Moves each run of adjacent names up by half of what the last was pushed down, which centers the
 * run on its dots.
 */
const settle = (pins: readonly Pin[]): Pin[] => {
  const runs: Pin[][] = []
  for (const pin of pins) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && pin.labelY - last.labelY <= lineHeight) run.push(pin)
    else runs.push([pin])
  }
  return runs.flatMap((run) => {
    const push = run.reduce((sum, pin) => sum + pin.labelY - pin.y, 0) / run.length
    return run.map((pin) => ({ ...pin, labelY: pin.labelY - push }))
  })
}

/** The number of cities the map has room to name. */
const mostPins = 24

/**
 * The pins of the cities, with names that do not overlap. If there are too many, only the first
 * ones and `here`.
 */
export const placePins = (cities: readonly MapCity[], here?: string): Pin[] => {
  const shown = cities.filter(({ slug }, index) => index < mostPins || slug === here)
  const pins = shown.map((city): Pin => {
    const { x, y } = project(city.coordinates)
    const offshore = seaLabel(x, city.name, city.slug === here)
    const side = isInland(city, shown) || offshore < x + leastDistance ? 'inland' : 'sea'
    return { city, x, y, side, labelX: side === 'sea' ? offshore : x - 13, labelY: y }
  })
  return [
    ...spread(pins.filter(({ side }) => side === 'sea')),
    ...spread(pins.filter(({ side }) => side === 'inland')),
  ]
}
