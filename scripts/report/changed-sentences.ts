import { diffArrays } from 'diff'

/** A text that is not what it was; without `before` it is new, without `now` gone. */
export type TextChange = { before?: string; now?: string }

/**
 * What changed between two versions of a page, sentence by sentence. Those that came in the place
 * of others stand side by side with them, in order.
 */
export const changedSentences = (
  before: readonly string[],
  now: readonly string[],
): TextChange[] => {
  const changes: TextChange[] = []
  let [gone, come]: [string[], string[]] = [[], []]
  const settle = () => {
    for (let index = 0; index < Math.max(gone.length, come.length); index++) {
      const [was, is] = [gone[index], come[index]]
      changes.push({
        ...(was === undefined ? {} : { before: was }),
        ...(is === undefined ? {} : { now: is }),
      })
    }
    ;[gone, come] = [[], []]
  }
  for (const { added, removed, value } of diffArrays([...before], [...now])) {
    if (removed) gone = value
    else if (added) come = value
    else settle()
  }
  settle()
  return changes
}
