import { type Static, Type } from 'typebox'
import { group } from './fields.ts'

/** In degrees. */
type Area = { north: number; south: number; west: number; east: number }
/** The part of South Florida that components/map draws. A place outside has no pin. */
export const mapArea: Area = { north: 27.66, south: 24.99, west: -81.47, east: -79.49 }
const florida: Area = { north: 31.1, south: 24.4, west: -87.7, east: -79.8 }

const within = ({ north, south, west, east }: Area, description: string, where: string) =>
  group(description, {
    latitude: Type.Number({
      description: `Degrees north, such as 25.7215. ${where} lies between ${south} and ${north}.`,
      minimum: south,
      maximum: north,
    }),
    longitude: Type.Number({
      description: `Degrees east, so negative here: -80.2684. ${where} lies between ${west} and ${east}.`,
      minimum: west,
      maximum: east,
    }),
  })

/** A location in Florida. */
export const coordinates = (description: string) => within(florida, description, 'Florida')
/** A location on the map of the site. */
export const mapCoordinates = (description: string) =>
  within(mapArea, description, 'The map of the site')

export type Coordinates = Static<ReturnType<typeof coordinates>>
