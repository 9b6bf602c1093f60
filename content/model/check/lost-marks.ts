import { placeAt } from '../unreadable.ts'
import { forEachFile, nothing } from './each-file.ts'

/** Marks of Markdown that do nothing as they stand, with how to write them. */
const marks: readonly { find: RegExp; says: (words: string) => string }[] = [
  {
    find: /(?<=^|\n)#{2,6}(?=[^\s#]).*/g,
    says: (words) => `a heading needs a space behind its #: write ${words.replace(/^#+/, '$& ')}`,
  },
  {
    find: /\[[^\]\n]+\] \((?:\/|https?:)[^)\s]*\)/g,
    says: (words) => `a link has no space in it: write ${words.replace('] (', '](')}`,
  },
]

/** A mark that does nothing is printed. */
export const checkLostMarks = forEachFile({
  name: 'lost marks',
  reads: nothing,
  find: ({ path, body }) =>
    marks.flatMap(({ find, says }) =>
      [...body.matchAll(find)].map(({ 0: words, index }) => ({
        file: path,
        ...placeAt(body, index),
        message: says(words),
      })),
    ),
})
