import { kinds } from '../kinds.ts'
import type { Check, ContentFile } from './content.ts'
import { fieldTexts, placeOf, problemOf, type Text } from './texts.ts'

/** A page opens with its lead; that of a service with its description. */
const isOpening = ({ field }: Text): boolean => {
  const last = field.at(-1)
  return last === 'lead' || last === 'hook' || (field.length === 1 && last === 'description')
}

const firstClause = (text: string): string => /^[^.,;:?!]*/.exec(text.trim().replace(/\s+/g, ' '))?.[0] ?? ''

const hasPages = ({ path, entry }: ContentFile) => entry !== undefined || path === kinds.home.file

/** No two pages may begin alike, and no two parts of a page: readers who see two think that they have read both. */
export const checkOpenings: Check = ({ files }) => {
  const first = new Map<string, Text>()
  return files
    .filter(hasPages)
    .flatMap((file) => fieldTexts(file).filter(isOpening))
    .flatMap((opening) => {
      const clause = firstClause(opening.text)
      const other = first.get(clause.toLowerCase())
      if (other === undefined) first.set(clause.toLowerCase(), opening)
      if (other === undefined || clause === '') return []
      return [problemOf(opening, `begins with "${clause}", and so does ${placeOf(other)}; begin in another way`)]
    })
}
