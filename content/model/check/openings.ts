import { type Check, type ContentFile, makesPages } from './content.ts'
import { inEachFile, nothing } from './each-file.ts'
import { fieldName } from './problem.ts'
import { withRepeats, written } from './repeats.ts'
import { fieldTexts, placeOf, problemOf, type Text } from './texts.ts'

/** A page opens with its lead; a service page opens with its description. */
const isOpening = ({ field }: Text): boolean => {
  const last = field.at(-1)
  return last === 'lead' || last === 'hook' || (field.length === 1 && last === 'description')
}

const firstClause = (text: string): string =>
  /^[^.,;:?!]*/.exec(text.trim().replace(/\s+/g, ' '))?.[0] ?? ''

const openingsOf = (file: ContentFile): Text[] =>
  makesPages(file) ? fieldTexts(file).filter(isOpening) : []

const clauses = inEachFile({
  name: 'openings',
  reads: nothing,
  find: (file) =>
    written(
      openingsOf(file).map((opening) => ({
        what: firstClause(opening.text).toLowerCase(),
        place: `${file.path} ${fieldName(opening.field)}`,
      })),
    ),
})

/**
 * No two pages, and no two parts of a page, may open alike: readers would assume they had already
 * read the second.
 */
export const checkOpenings: Check = (content) => {
  const first = new Map<string, Text>()
  return withRepeats(content.files, clauses(content), 1)
    .flatMap(openingsOf)
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
