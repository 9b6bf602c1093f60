import { diffWordsWithSpace } from 'diff'
import type { Line } from './document.ts'
import type { TextChange } from './item-changes.ts'

/** The smallest part of a text that must have stayed, for its changes to be marked word by word. */
const leastShared = 0.3

/** What is gone, and what came in its place. */
export const replaced = ({ before, now }: TextChange): Line => [
  ...(before === undefined ? [] : [{ mark: 'del', text: before } as const]),
  ...(before === undefined || now === undefined ? [] : [' ']),
  ...(now === undefined ? [] : [{ mark: 'ins', text: now } as const]),
]

/** A change of a text with the words marked that are gone and those that are new. */
export const wordDiff = (change: TextChange): Line => {
  const { before, now } = change
  if (before === undefined || now === undefined) return replaced(change)
  const parts = diffWordsWithSpace(before, now)
  const shared = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0)
  return shared / Math.max(before.length, now.length) < leastShared
    ? replaced(change)
    : parts.flatMap(({ added, removed, value }, index): Line => {
        if (removed) return [{ mark: 'del', text: value }]
        if (!added) return [value]
        const isGlued = parts[index - 1]?.removed && !/\s$/.test(parts[index - 1]?.value ?? '')
        return [...(isGlued ? [' '] : []), { mark: 'ins', text: value }]
      })
}
