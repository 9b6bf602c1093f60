import { placeAt } from '../../renderer/content/unreadable.ts'
import { forEachFile, nothing } from './rule.ts'

/** Marks of Markdown that do nothing as they stand, with how to write them. */
const marks: readonly { find: RegExp; says: (words: string) => string }[] = [
  {
    find: /(?<=^|\n)#{2,6}(?=[^\s#]).*/g,
    says: (words) => `a heading needs a space behind its #: write ${words.replace(/^#+/, '$& ')}`,
  },
  {
    find: /(?<!!)\[[^\]\n]+\] \((?:\/|https?:)[^)\s]*\)/g,
    says: (words) => `a link has no space in it: write ${words.replace('] (', '](')}`,
  },
  {
    find: /(?<!!)\([^()\n]+\)\[(?:\/|https?:)[^\]\s]*\]/g,
    says: (words) =>
      `the words of a link stand in [ ], and its address in ( ): write ${words.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}`,
  },
  {
    find: /!\[[^\]\n]*\] \([^)\n]*\)/g,
    says: (words) => `a picture has no space in it: write ${words.replace('] (', '](')}`,
  },
  {
    find: /!\([^()\n]*\)\[[^\]\n]*\]/g,
    says: (words) =>
      `the alt text of a picture stands in [ ], and its name in ( ): write ${words.replace(/^!\((.*)\)\[(.*)\]$/, '![$1]($2)')}`,
  },
  {
    find: /!\[[^\]\n]+\](?! ?[([])/g,
    says: (words) =>
      `a picture needs its name behind its alt text: write ${words}(name-of-picture)`,
  },
  {
    find: /(?<=(?:^|\n)[ \t]*)[•·▪◦‣●○■].*(?:\n[ \t]*(?:[•·▪◦‣●○■].*)?)*/gu,
    says: (words) => {
      const [, sign = '', first = ''] = /^(.)\s*(\S+)?/u.exec(words) ?? []
      return `${sign} begins no list: write - and a space in its place, "- ${first} …", in each line`
    },
  },
  {
    find: /(?<=^|\n)-(?=\p{Lu}).*/gu,
    says: (words) => `a list needs a space behind its -: write - ${words.slice(1).split(' ')[0]} …`,
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
