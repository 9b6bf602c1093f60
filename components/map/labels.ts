import type { Coordinates } from '../../content/model/schema/fields.ts'
import { type MapPoint, project } from './projection.ts'

export type MapCity = { slug: string; name: string; coordinates: Coordinates }

/** A city on the map and where its name goes: out at sea with a line to it, or inland, left of its dot. */
export type Pin = MapPoint & { city: MapCity; labelX: number; labelY: number; side: 'sea' | 'inland' }

const lineHeight = 21
const seaDistance = 46

/** A city is inland when another lies between it and the sea, about level with it; or when the sea is far. */
const isInland = ({ coordinates }: MapCity, cities: readonly MapCity[]) =>
  cities.some(
    ({ coordinates: other }) =>
      other.longitude > coordinates.longitude + 0.03 &&
      Math.abs(other.latitude - coordinates.latitude) < 0.085 &&
      other.longitude - coordinates.longitude < 0.3,
  ) ||
  (coordinates.longitude < -80.42 && coordinates.latitude < 26.9)

/** Moves names apart, from the north down, so that no two touch; the whole group stays around its cities. */
const spread = (pins: readonly Pin[]): Pin[] => {
  const sorted = [...pins].sort((a, b) => a.y - b.y)
  const placed: Pin[] = []
  for (const pin of sorted) {
    const above = placed.at(-1)
    placed.push({ ...pin, labelY: Math.max(pin.y, (above?.labelY ?? Number.NEGATIVE_INFINITY) + lineHeight) })
  }
  return settle(placed)
}

/** Lifts each run of names that touch by half of what the last was pushed down, so the run sits around its dots. */
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

/** As many cities as the map has room to name. */
const mostPins = 24

/** The pins of the cities, with names that do not touch. Past what the map has room for, only the first and `here`. */
export const placePins = (cities: readonly MapCity[], here?: string): Pin[] => {
  const shown = cities.filter(({ slug }, index) => index < mostPins || slug === here)
  const pins = shown.map((city): Pin => {
    const { x, y } = project(city.coordinates)
    const side = isInland(city, shown) ? 'inland' : 'sea'
    return { city, x, y, side, labelX: side === 'sea' ? x + seaDistance : x - 13, labelY: y }
  })
  return [...spread(pins.filter(({ side }) => side === 'sea')), ...spread(pins.filter(({ side }) => side === 'inland'))]
}
