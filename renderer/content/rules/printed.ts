import { asWarning, atText, type TextRule } from './rule.ts'

/** Marks that are no Markdown here: the page would print them as they are typed. */
type Printed = { id: string; find: RegExp; says: string }

const markdown: readonly Printed[] = [
  {
    id: 'printed-link',
    find: /!?\[[^\]\n]*\] ?\([^)\n]*\)?|!?\([^()\n]+\)\[[^\]\n]*\]/,
    says: 'write a link as [words](/address) and a picture as ![what it shows](name), without spaces in the address',
  },
  {
    id: 'printed-note',
    find: /\[![A-Za-z]+\]|^:{3,}.*|^!!! ?\w+.*/m,
    says: 'notes are components here: write <Callout title="…"> and </Callout>',
  },
  {
    id: 'printed-brackets',
    find: /\[\^[^\]\s]+\]|\[\[[^\]\n]+\]\]|^\[[ xX]?\](?= |$)|!?\[[^\]\n]*\](?:\[[^\]\n]*\])?/m,
    says: 'write a placeholder as {name}, a link as [words](/address), other words without [ ], and \\[ for the sign',
  },
  {
    id: 'printed-marks',
    find: /\*\*|__(?=\w)|(?<=\w)__|==[^=\n]+==|~~?[^~\s](?:[^~\n]*[^~\s])?~~?|\^[^^\s]+\^|\+\+[^+\n]+\+\+/,
    says: 'only *words* and **words** are marks, without spaces inside: delete it, or write a backslash before it',
  },
  {
    id: 'printed-list',
    find: /^[•·▪◦‣●○■–—]\s*\S.*|^[-+*]\p{L}.*|^\d+[.)]\p{L}.*/mu,
    says: 'a list begins with - and a space in each line',
  },
  {
    id: 'printed-heading',
    find: /^#{1,6}(?=\p{L}).*/mu,
    says: 'a heading needs a space after its #',
  },
  {
    id: 'printed-table',
    find: /^\|.*|^[^\n\t]*\S\t+\S.*\n.*\t/m,
    says: 'a table needs a row of |---|---| below its first, with one for each column',
  },
  {
    id: 'printed-emoji',
    find: /(?<![\w:]):[a-z][a-z_]+:(?![\w:])/,
    says: 'write the sign itself, or words',
  },
]

const entity: Printed = {
  id: 'printed-entity',
  find: /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i,
  says: 'write the sign itself, such as & or ñ',
}
const address: Printed = {
  id: 'printed-address',
  find: /(?:https?:\/\/|www\.)[^\s)"'}]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/i,
  says: 'addresses become no links by themselves: write [words](address)',
}

const fieldMarks: readonly Printed[] = [
  {
    id: 'field-marks',
    find: /\*\*|(?<![\w{])__(?=\w)|!?\[[^\]\n]+\]\([^)\n]*\)|~~[^~\n]+~~|^#{1,6} |^[-*+•·▪◦‣●○■] (?=\S)|^[•▪◦‣●○■]|`[^`\n]+`/m,
    says: 'fields have no marks: write the words without it',
  },
  {
    id: 'field-tag',
    find: /<\/?[a-z][\w.]*(?:\s[^<>]*)?\/?>|<!--/i,
    says: 'fields have no tags: delete it',
  },
  entity,
]

/** What would be printed: where it is, its words, and what to write instead. */
type PrintedWords = { id: string; words: string; index: number; says: string }

const findIn = (all: readonly Printed[], text: string): PrintedWords[] => {
  for (const { id, find, says } of all) {
    const { 0: words, index } = find.exec(text) ?? { index: 0 }
    const shown = words && words.length > 60 ? `${words.slice(0, 60)}…` : words
    if (words) return [{ id, words, index, says: `"${shown}" is printed as it is: ${says}` }]
  }
  return []
}

/** Finds marks in a text of the body, as written; a backslash before one means the sign itself. */
export const printedInBody = (written: string): PrintedWords[] =>
  findIn([...markdown, address], written.replace(/\\[^\w\s]/g, '  '))

/** Finds entities that Markdown does not know: those it knows are replaced. */
export const unknownEntities = (value: string): PrintedWords[] => findIn([entity], value)

/** Finds marks, tags and entities in a field, where all is printed as it is typed. */
export const printedInField = (text: string): PrintedWords[] => findIn(fieldMarks, text)

/** Reports marks, tags, entities and addresses in fields, which are printed as they are typed. */
export const checkFieldMarks: TextRule = function* ({ file, prose }) {
  const isLabel = file.path.startsWith('content/words/')
  for (const text of prose.filter(({ field, isWords }) => isWords && field.length > 0)) {
    for (const { id, words, says } of printedInField(text.text))
      yield { id, ...atText(text, says, words) }
    for (const { id, words } of isLabel ? [] : findIn([address], text.text)) {
      const says = `"${words}" becomes no link in a field: say it in words, or link to it in the text below the fields`
      yield asWarning({ id, ...atText(text, says, words) })
    }
  }
}
