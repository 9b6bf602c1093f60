import { type Static, Type } from 'typebox'
import { group } from './fields.ts'

/** The part of South Florida that components/map draws, in degrees. A place outside has no pin. */
export const mapArea = { north: 27.66, south: 24.99, west: -81.47, east: -79.49 }
const { north, south, west, east } = mapArea

/** A location on the map of the site. */
export const coordinates = (description: string) =>
  group(description, {
    latitude: Type.Number({
      description: `Degrees north, such as 25.7215. The map of the site lies between ${south} and ${north}.`,
      minimum: south,
      maximum: north,
    }),
    longitude: Type.Number({
      description: `Degrees east, so negative here: -80.2684. The map of the site lies between ${west} and ${east}.`,
      minimum: west,
      maximum: east,
    }),
  })

export type Coordinates = Static<ReturnType<typeof coordinates>>
