import type { Coordinates } from '../../content/schema/fields.ts'
import { mapArea } from '../../content/schema/map-area.ts'

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
