import { floridaDay, isDay } from '../../content/schema/day.ts'
import { type CheckInput, filesOf, problemAt } from '../../renderer/content/content-folder.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import type { Check } from './rule.ts'

/** A company was founded in the past. */
const checkFounded = ({ files }: CheckInput): Problem[] => {
  const thisYear = Number(floridaDay().slice(0, 4))
  return files
    .filter(({ path }) => path === 'content/business.yaml')
    .filter(({ fields: { founded } }) => typeof founded === 'number' && founded > thisYear)
    .map((file) =>
      problemAt(
        file,
        ['founded'],
        `founded: ${file.fields.founded} is still to come; write the year in which the company began`,
      ),
    )
}

/** A guide may be written for a day to come, but more likely its day is mistyped. */
const checkGuideDays = (content: CheckInput): Problem[] =>
  filesOf(content, 'guide').flatMap((file) =>
    ['published', 'updated'].flatMap((field) => {
      const day = file.fields[field]
      return isDay(day) && day > floridaDay()
        ? [
            {
              ...problemAt(
                file,
                [field],
                `${field}: ${day} is still to come; correct it, unless the guide goes public on that day`,
              ),
              severity: 'warning' as const,
            },
          ]
        : []
    }),
  )

/** What has happened has happened by today. */
export const checkDaysToCome: Check = (content) => [
  ...checkFounded(content),
  ...checkGuideDays(content),
]
