import { places } from './places.ts'

/** In how many places numbers are counted, for each number. */
const room = 4

/**
 * Says of each number of some lists whether it may be there more than once. Few of those that are
 * there once, as most are, seem to be: only what is left has to be compared.
 * @param lists of numbers that are spread evenly over 53 bits.
 */
export const repeatFilter = (lists: readonly Float64Array[]): ((number: number) => boolean) => {
  const length = lists.reduce((sum, list) => sum + list.length, 0)
  const { size, placeOf } = places(room * length)
  /** How many numbers share a place: none, one or more. */
  const times = new Uint8Array(size)
  for (const list of lists)
    for (let index = 0; index < list.length; index++) {
      const place = placeOf(list[index] ?? 0)
      const before = times[place] ?? 0
      if (before < 2) times[place] = before + 1
    }
  return (number) => times[placeOf(number)] === 2
}
