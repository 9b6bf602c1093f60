import type { City } from '../../content/index.ts'

/** What texts about one city may name. */
export const placeNames = ({ name, county }: City) => ({ cityName: name, county })
