import { fileKinds, listedThings } from '../../content/schema/kinds.ts'
import { calculator } from './calculator.ts'
import { entryThing } from './entry.ts'
import { listItemThing } from './list-item.ts'
import type { Thing } from './thing.ts'
import { translation } from './translation.ts'

/**
 * All that can be added, by the word for it: every kind of page, every kind of thing in a list, and
 * a translation of a file. A calculator is more than its page, so it has files of code as well.
 */
export const things: Readonly<Record<string, Thing>> = {
  ...Object.fromEntries(fileKinds.map((kind) => [kind, entryThing(kind)])),
  ...Object.fromEntries(
    Object.entries(listedThings).map(([word, listed]) => [word, listItemThing(word, listed)]),
  ),
  calculator,
  translation,
}
