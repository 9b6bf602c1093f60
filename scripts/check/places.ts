import { readFileSync } from 'node:fs'
import { type MapPoint, project } from '../../components/map/labels.ts'
import { mapArea } from '../../content/schema/fields.ts'
import { kinds, slugNamed } from '../../content/schema/kinds.ts'
import { escapePattern } from '../../content/schema/text.ts'
import { type ContentFile, filesOfKind } from '../../renderer/content/content-file.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import {
  asWarning,
  atField,
  atFile,
  atWords,
  repeats,
} from '../../renderer/content/rules/problems.ts'
import { itemsIn, recordOf } from '../../renderer/is-record.ts'
import { lazy, memoize } from '../../renderer/memoize.ts'
import type { FileRule, Rule } from './rule.ts'

type Outline = readonly MapPoint[]

/** Returns the corners of a path, and the ends of its curves. */
const outlineOf = (path: string): Outline =>
  [...path.matchAll(/([-\d.]+) ([-\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))

/** Reads the map: the land, and the counties that it names. */
const map = lazy(() => {
  const svg = readFileSync('components/map/land.svg', 'utf8')
  const [, land = ''] = /id="land" d="([^"]+)"/.exec(svg) ?? []
  const [, islands = ''] = /class="islands"[^>]*>(.*?)<\/g>/.exec(svg) ?? []
  const counties = [...svg.matchAll(/data-county="([^"]+)"><path d="([^"]+)"/g)]
  return {
    land: [land, ...[...islands.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)].map(outlineOf),
    counties: new Map(counties.map(([, name = '', d = '']) => [name, outlineOf(d)])),
  }
})

/** Returns whether a line east from a point crosses an outline an odd number of times. */
const isInside = ({ x, y }: MapPoint, outline: Outline): boolean => {
  const crossed = outline.filter((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const isBeside = from.y > y !== to.y > y
    return isBeside && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
  })
  return crossed.length % 2 === 1
}

/** The map is drawn by hand, so points this close to a line pass, in map units of 330 meters. */
const tolerance = 6
const around = [0, 2, 4, tolerance].flatMap((distance) =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    return { dx: distance * Math.cos(angle), dy: distance * Math.sin(angle) }
  }),
)
const isNear = ({ x, y }: MapPoint, outline: Outline): boolean =>
  around.some(({ dx, dy }) => isInside({ x: x + dx, y: y + dy }, outline))

const pointOf = ({ fields: { coordinates } }: ContentFile): MapPoint | undefined => {
  const { latitude, longitude } = recordOf(coordinates)
  const [north, east] = [Number(latitude), Number(longitude)]
  // The schema reports points outside of the map.
  const isDrawn =
    north < mapArea.north && north > mapArea.south && east > mapArea.west && east < mapArea.east
  return isDrawn ? project({ latitude: north, longitude: east }) : undefined
}

/** The least distance between the centers of two cities, in map units. */
const minDistance = 4

type Pin = { city: ContentFile; point: MapPoint }

function* wrongPoint({ city, point }: Pin, before: readonly Pin[]): Generator<Problem> {
  const { land, counties } = map()
  const { name, county } = city.fields
  const outline = counties.get(String(county))
  const twin = before.find(
    (other) => Math.hypot(point.x - other.point.x, point.y - other.point.y) < minDistance,
  )?.city
  const wrong = (says: string) => atField(city, ['coordinates'], says)
  if (twin)
    yield wrong(`this is the center of ${twin.fields.name} (${twin.path}): write that of ${name}`)
  else if (!land.some((one) => isNear(point, one)))
    yield wrong('this lies in the sea: correct the latitude or the longitude')
  else if (outline && !isNear(point, outline)) {
    const [lies] = [...counties].find(([, other]) => isInside(point, other)) ?? []
    const where = lies ? `${lies} County` : 'no county of the map'
    yield wrong(
      `this lies in ${where}, and the county of ${name} is ${county}: correct one of them`,
    )
  }
}

/** Checks that each neighborhood is in one city. */
function* sharedNeighborhoods(cities: readonly ContentFile[]): Generator<Problem> {
  const all = cities.flatMap((city) =>
    itemsIn(city.fields.neighborhoods).map((name, index) => ({
      city,
      name,
      field: ['neighborhoods', index],
    })),
  )
  for (const [{ city, name, field }, first] of repeats(all, (one) => one.name)) {
    const says = `"${name}" is also a neighborhood of ${first.city.fields.name} (${first.city.path}): keep it in one of them`
    if (city !== first.city) yield asWarning(atField(city, field, says))
  }
}

/** Checks that a city is where its file says, under its own name, and not near itself. */
export const checkPlaces: Rule = function* (content) {
  const cities = filesOfKind(content, 'city')
  yield* sharedNeighborhoods(cities)
  const pins = cities.flatMap((city) => {
    const point = pointOf(city)
    return point ? [{ city, point }] : []
  })
  for (const [index, pin] of pins.entries()) yield* wrongPoint(pin, pins.slice(0, index))
  for (const city of cities) {
    const { name, neighbors } = city.fields
    const slug = city.entry?.slug ?? ''
    if (itemsIn(neighbors).includes(slug))
      yield atField(city, ['neighbors'], 'a city is not its own neighbor; name another')
    if (typeof name !== 'string') continue
    const right = kinds.city.tidyName(name)
    const named = slugNamed('city', name)
    if (right !== name)
      yield atField(city, ['name'], `"${name}" is not written as a name: write "${right}"`)
    else if (!cities.some(({ entry }) => entry?.slug === named)) {
      const says = `the address says "${slug}", and the city is "${name}": call the file ${named}.mdx, or correct the name`
      yield asWarning(atFile(city.path, says))
    }
  }
}

/** Matches the names of cities. "Miami Beach" and "Miami-Dade" are not Miami. */
const patternOf = memoize((all: readonly string[]) => {
  const names = all.map(escapePattern).join('|')
  return new RegExp(
    `(?<![\\p{L}\\p{N}/-])(?:(?<=City of )(?:${names})|(?:${names})(?![\\p{L}\\p{N}-]| \\p{Lu}))`,
    'gu',
  )
})

/** Reports other cities on the page of one, unless linked nearby: such text is often copied. */
export const checkOtherPlaces: FileRule = function* ({ file, written }, { placeholderNames }) {
  const own = String(file.fields.name)
  const { cityName = [] } = placeholderNames
  if (file.entry?.kind !== 'city' || file.fields.name === undefined || !cityName[0]) return
  for (const text of written) {
    const words = text.text.replaceAll(own, ' ').replace(/\[[^\]]*\]\([^)]*\)/g, ' ')
    const found = words.match(patternOf(cityName))?.find((name) => !own.includes(name))
    if (found === undefined) continue
    const way =
      text.field.length > 0
        ? 'name another place, or say it'
        : `link to it, [${found}](/locations/…), or say it`
    const says = `"${found}" is in the file of ${own}: ${way} of ${own}`
    yield asWarning(atWords(text, found, says))
  }
}
