import { problemAt } from '../../renderer/content/content-folder.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import type { Check } from './rule.ts'
import { placeIn } from './texts.ts'

/**
 * No two pages, and no two parts of a page, may open alike: readers would assume they had already
 * read the second.
 */
export const checkOpenings: Check = (_content, compared) => {
  const openings = compared.flatMap(({ file, openings }) =>
    openings.map((opening) => ({ file, ...opening })),
  )
  const first = new Map<string, (typeof openings)[number]>()
  return openings.flatMap(({ file, field, clause }) => {
    const other = first.get(clause.toLowerCase())
    if (other === undefined) first.set(clause.toLowerCase(), { file, field, clause })
    if (other === undefined || clause === '') return []
    const place = placeIn(other.file, other.field)
    const message = `begins with "${clause}", and so does ${place}; begin in another way`
    return [problemAt(file, field, `${fieldName(field)}: ${message}`)]
  })
}
