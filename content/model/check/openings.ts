import { type Check, makesPages } from './content.ts'
import { fieldTexts, placeOf, problemOf, type Text } from './texts.ts'

/** A page opens with its lead; a service page opens with its description. */
const isOpening = ({ field }: Text): boolean => {
  const last = field.at(-1)
  return last === 'lead' || last === 'hook' || (field.length === 1 && last === 'description')
}

const firstClause = (text: string): string =>
  /^[^.,;:?!]*/.exec(text.trim().replace(/\s+/g, ' '))?.[0] ?? ''

/**
 * No two pages, and no two parts of a page, may open alike: readers would assume they had already
 * read the second.
 */
export const checkOpenings: Check = ({ files }) => {
  const first = new Map<string, Text>()
  return files
    .filter(makesPages)
    .flatMap((file) => fieldTexts(file).filter(isOpening))
    .flatMap((opening) => {
      const clause = firstClause(opening.text)
      const other = first.get(clause.toLowerCase())
      if (other === undefined) first.set(clause.toLowerCase(), opening)
      if (other === undefined || clause === '') return []
      return [
        problemOf(
          opening,
          `begins with "${clause}", and so does ${placeOf(other)}; begin in another way`,
        ),
      ]
    })
}
