import type { ContentFile } from './content.ts'
import { repeatFilter } from './repeat-filter.ts'
import { numberOf } from './runs.ts'

/** What is written in a file, such as how its pages begin: a number for each, and its place. */
export type Written = {
  what: Float64Array
  /** Every place once, and for each of the numbers which of them it is in. */
  places: readonly string[]
  placeOf: Uint32Array
}

/** @param texts what is written, each with its place, such as the page. */
export const written = (texts: readonly { what: string; place: string }[]): Written => {
  const places = [...new Set(texts.map(({ place }) => place))]
  return {
    what: Float64Array.from(texts, ({ what }) => numberOf(what)),
    places,
    placeOf: Uint32Array.from(texts, ({ place }) => places.indexOf(place)),
  }
}

/**
 * The files with anything that is written in more places than it may be. Few files have, and only
 * those have to be looked at.
 * @param all what is written in each of the files.
 */
export const withRepeats = (
  files: readonly ContentFile[],
  all: readonly Written[],
  mostPlaces: number,
): ContentFile[] => {
  const mayRepeat = repeatFilter(all.map(({ what }) => what))
  const known = new Map<number, Set<string>>()
  for (const { what, places, placeOf } of all)
    for (const [index, one] of what.entries()) {
      if (!mayRepeat(one)) continue
      const before = known.get(one) ?? new Set()
      known.set(one, before.add(places[placeOf[index] ?? 0] ?? ''))
    }
  const isRepeated = (one: number) => (known.get(one)?.size ?? 0) > mostPlaces
  return files.filter((_, index) => all[index]?.what.some(isRepeated))
}
