import type { ContentFile } from './content.ts'

/** Something that is written in a place, such as the beginning of a page. */
export type Written = { what: string | number; place: string }

/**
 * The files with anything that is written in more places than it may be. Few files have, and only
 * those have to be looked at.
 * @param written what is in each of the files.
 */
export const withRepeats = (
  files: readonly ContentFile[],
  written: readonly (readonly Written[])[],
  mostPlaces: number,
): ContentFile[] => {
  const places = new Map<string | number, Set<string>>()
  for (const { what, place } of written.flat()) {
    const known = places.get(what)
    if (known) known.add(place)
    else places.set(what, new Set([place]))
  }
  return files.filter((_, index) =>
    written[index]?.some(({ what }) => (places.get(what)?.size ?? 0) > mostPlaces),
  )
}
