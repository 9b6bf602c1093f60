import { places } from './places.ts'

/**
 * Who has each run of words. In typed arrays, because those of a large site are millions, for which
 * a Map takes ten times as long.
 */
export type RunTable = {
  /** Notes that an owner has a run; false if that was known. */
  add: (run: number, owner: number) => boolean
  /** Whether more than one owner has a run. */
  isShared: (run: number) => boolean
}

/** @param count the most runs that are added. */
export const runTable = (count: number): RunTable => {
  const { size, placeOf } = places(count * 1.4)
  const keys = new Float64Array(size)
  /** The last owner, from 1. 0 where there is no run. */
  const owners = new Uint32Array(size)
  const shared = new Uint8Array(size)

  /** The place of a run, or the next free one where it belongs. */
  const find = (run: number): number => {
    let place = placeOf(run)
    while (owners[place] !== 0 && keys[place] !== run) place = (place + 1) % size
    return place
  }

  return {
    add: (run, owner) => {
      const place = find(run)
      if (owners[place] === owner + 1) return false
      if (owners[place] !== 0) shared[place] = 1
      keys[place] = run
      owners[place] = owner + 1
      return true
    },
    isShared: (run) => shared[find(run)] === 1,
  }
}
