import { diffWordsWithSpace } from 'diff'
import type { TextChange } from './changed-sentences.ts'
import type { Line } from './document.ts'

/** The smallest part of a text that must have stayed, for its changes to be marked word by word. */
const leastShared = 0.3

/** A change of a text with the words marked that are gone and those that are new. */
export const wordDiff = ({ before, now }: TextChange): Line => {
  if (before === undefined) return [{ mark: 'ins', text: now ?? '' }]
  if (now === undefined) return [{ mark: 'del', text: before }]
  const parts = diffWordsWithSpace(before, now)
  const shared = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0)
  return shared / Math.max(before.length, now.length) < leastShared
    ? [{ mark: 'del', text: before }, ' ', { mark: 'ins', text: now }]
    : parts.map(({ added, removed, value }) => {
        if (added) return { mark: 'ins', text: value }
        return removed ? { mark: 'del', text: value } : value
      })
}
