/** Something wrong in a text, and where. Lines and columns are 1-based. */
export type Mistake = { line: number; column: number; message: string }

/** Where an offset of a text is. */
export const placeAt = (text: string, offset: number): { line: number; column: number } => {
  const above = text.slice(0, offset).split('\n')
  return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}

const notUtf8 = 'the file is not saved as UTF-8: save it again with that encoding'
const merge =
  'two versions of these lines wait for a decision since a merge: keep the right one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>'

const conflictsIn = (text: string): Mistake[] => {
  const begun = [...text.matchAll(/^<{7}(?: |$)/gm)]
  const marks = begun.length > 0 ? begun : [...text.matchAll(/^>{7}(?: |$)/gm)]
  return marks.map(({ index }) => ({ ...placeAt(text, index), message: merge }))
}

/**
 * What makes it pointless to read a file any further: a wrong encoding, or a merge that nobody has
 * finished.
 */
export const whyUnreadable = (text: string): Mistake[] => {
  // A file in UTF-16 is full of zeros, and has no lines to point at.
  if (text.includes('\0')) return [{ line: 1, column: 1, message: notUtf8 }]
  const letter = text.indexOf('\uFFFD')
  if (letter >= 0)
    return [{ ...placeAt(text, letter), message: `${notUtf8}, then type this letter anew` }]
  return conflictsIn(text)
}
