import { type Mistake, mistake } from './problem.ts'

const merge =
  'two versions of these lines wait for a decision since a merge: keep the right one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>'

/** Returns where the marks of an unfinished merge are, in a file of any kind. */
const conflictsIn = (text: string): Mistake[] => {
  const begun = [...text.matchAll(/^<{7}(?: |$)/gm)]
  const marks = begun.length > 0 ? begun : [...text.matchAll(/^>{7}(?: |$)/gm)]
  return marks.map(({ index }) => mistake(text, index, 'merge', merge))
}

/** Characters that no editor shows, except those inside an emoji of several. */
const invisible =
  /(?![\t\n\r])(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|[\u{e0020}-\u{e007e}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const invisibleIn = (text: string): Mistake[] =>
  [...text.matchAll(invisible)].map(({ 0: sign, index }) => {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    const says = `there is an invisible character (U+${code}) here: delete it, or retype the words around it`
    return mistake(text, index, 'invisible', says)
  })

const notUtf8 = 'the file is not saved as UTF-8: save it again with that encoding'

/**
 * Returns mistakes that make it pointless to read on: a wrong encoding, an unfinished merge, or
 * invisible characters, which make two names differ that look the same.
 */
export const whyUnreadable = (text: string): Mistake[] => {
  // A file in UTF-16 is full of zeros, and has no lines to point at.
  if (text.includes('\0')) return [{ id: 'encoding', line: 1, column: 1, message: notUtf8 }]
  const letter = text.indexOf('\uFFFD')
  if (letter >= 0)
    return [mistake(text, letter, 'encoding', `${notUtf8}, then type this letter anew`)]
  return [...conflictsIn(text), ...invisibleIn(text)]
}
