import { diffArrays } from 'diff'

/** A change of a list, by index: a new item has no `before`, a deleted one no `now`. */
export type ChangedItem = { before?: number; now?: number }

/** Returns the changes of a list, in order. New items are paired with those they replace. */
export const changedItems = (before: readonly string[], now: readonly string[]): ChangedItem[] => {
  const changes: ChangedItem[] = []
  const next = { before: 0, now: 0 }
  let pairedFrom = 0
  for (const { added, removed, count } of diffArrays([...before], [...now])) {
    const side = removed ? 'before' : 'now'
    if (!added && !removed) {
      next.before += count
      next.now += count
      pairedFrom = changes.length
      continue
    }
    for (let index = 0; index < count; index++) {
      const open = changes.slice(pairedFrom).find((change) => change[side] === undefined)
      const change: ChangedItem = open ?? {}
      if (!open) changes.push(change)
      change[side] = next[side]++
    }
  }
  return changes
}
