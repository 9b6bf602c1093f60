import { diffArrays } from 'diff'

/** A text that is not what it was; without `before` it is new, without `now` gone. */
export type TextChange = { before?: string | undefined; now?: string | undefined }

/** A change, and the last item that both versions have before it, to find its place by. */
export type ItemChange = { change: TextChange; beside?: string | undefined }

/**
 * What changed between two versions of a list, such as the sentences of a page. Items that came in
 * the place of others stand side by side with them, in order.
 */
export const itemChanges = (before: readonly string[], now: readonly string[]): ItemChange[] => {
  const changes: ItemChange[] = []
  let [gone, come]: [string[], string[]] = [[], []]
  let beside: string | undefined
  const settle = () => {
    for (let index = 0; index < Math.max(gone.length, come.length); index++)
      changes.push({ change: { before: gone[index], now: come[index] }, beside })
    ;[gone, come] = [[], []]
  }
  for (const { added, removed, value } of diffArrays([...before], [...now])) {
    if (removed) gone = value
    else if (added) come = value
    else {
      settle()
      beside = value.at(-1)
    }
  }
  settle()
  return changes
}
