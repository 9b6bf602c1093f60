import type { Place } from './outlines.ts'

/** Size of the map in its own units. */
export const width = 600
export const height = 904

const unitsPerDegree = 338
const west = -81.47
const north = 27.66
const squeeze = Math.cos((26.4 * Math.PI) / 180)

const round = (value: number) => Math.round(value * 10) / 10

/** Where a place lies on the map: equirectangular, true to scale at 26.4 degrees north. */
export const project = ([latitude, longitude]: Place): [x: number, y: number] => [
  round((longitude - west) * unitsPerDegree * squeeze),
  round((north - latitude) * unitsPerDegree),
]

/** A closed outline with corners, as the data of an SVG path. */
export const polygon = (places: readonly Place[]): string => `M${places.map((place) => project(place).join(' ')).join('L')}Z`

/** A closed outline without corners: each place is a control point, the curve passes midway between neighbors. */
export const softPolygon = (places: readonly Place[]): string => {
  const points = places.map(project)
  const middle = (index: number) => {
    const [ax, ay] = points[index % points.length] ?? [0, 0]
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0]
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`
  }
  const curves = points.map((point, index) => `Q${point.join(' ')} ${middle(index)}`)
  return `M${middle(points.length - 1)}${curves.join('')}Z`
}
