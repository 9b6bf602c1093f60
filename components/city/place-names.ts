import type { City } from '../../renderer/content/entries.ts'

/** Values for messages on pages about one city. */
export const placeNames = ({ name, county }: City) => ({ cityName: name, county })
