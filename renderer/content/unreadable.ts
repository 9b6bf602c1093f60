/** Something wrong in a text, or advice about it, and where. Lines and columns are 1-based. */
export type Mistake = { line: number; column: number; message: string; severity?: 'warning' }

/** Where an offset of a text is. */
export const placeAt = (text: string, offset: number): { line: number; column: number } => {
  const above = text.slice(0, offset).split('\n')
  return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}

/** Something wrong at an offset of a text. */
export const mistake = (text: string, offset: number, message: string): Mistake => ({
  ...placeAt(text, offset),
  message,
})

const notUtf8 = 'the file is not saved as UTF-8: save it again with that encoding'
const merge =
  'two versions of these lines wait for a decision since a merge: keep the right one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>'

const conflictsIn = (text: string): Mistake[] => {
  const begun = [...text.matchAll(/^<{7}(?: |$)/gm)]
  const marks = begun.length > 0 ? begun : [...text.matchAll(/^>{7}(?: |$)/gm)]
  return marks.map(({ index }) => mistake(text, index, merge))
}

/** Signs that no editor shows. The one that joins two emoji is part of them. */
const invisible = /(?![\t\n\r])(?<!\p{Extended_Pictographic}|\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const invisibleIn = (text: string): Mistake[] =>
  [...text.matchAll(invisible)].map(({ 0: sign, index }) => {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return mistake(
      text,
      index,
      `an invisible sign (U+${code}) stands here, as copied from a web page or document: delete it, or type the words around it anew`,
    )
  })

/**
 * What makes it pointless to read a file any further: a wrong encoding, a merge that nobody has
 * finished, or signs that make two names differ that look the same.
 */
export const whyUnreadable = (text: string): Mistake[] => {
  // A file in UTF-16 is full of zeros, and has no lines to point at.
  if (text.includes('\0')) return [{ line: 1, column: 1, message: notUtf8 }]
  const letter = text.indexOf('\uFFFD')
  if (letter >= 0) return [mistake(text, letter, `${notUtf8}, then type this letter anew`)]
  return [...conflictsIn(text), ...invisibleIn(text)]
}
