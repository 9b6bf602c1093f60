import type { StaleTranslation } from '../check/translations.ts'
import { plural } from '../plural.ts'
import type { Change } from './changes.ts'

const changeLines = ({ field, before, now, places }: Change): string[] => [
  `  ${field || 'paragraph'} (${places.join(', ')})`,
  ...(before === undefined ? [] : [`    - ${before}`]),
  ...(now === undefined ? [] : [`    + ${now}`]),
]

/**
 * What changed in an original since it was translated, in lines.
 * @param changes undefined if nobody knows what it said then.
 */
export const staleLines = (
  { translation, original }: StaleTranslation,
  changes: readonly Change[] | undefined,
): string[] => {
  if (translation.version === undefined)
    return [`${translation.path} does not say which version of ${original.path} it renders.`]
  const start = `${translation.path} renders an older version of ${original.path}`
  return changes === undefined
    ? [
        `${start}, "${translation.version}", which is not in the history of this project: compare the two as a whole.`,
      ]
    : [
        `${start}. Since then, ${plural(changes.length, 'text has', 'texts have')} changed:`,
        ...changes.flatMap(changeLines),
      ]
}

/** How many translations are older than their originals, and what to do about it. */
export const summaryLines = (stale: number, all: number): string[] =>
  stale === 0
    ? [`No translation is older than its original (${plural(all, 'file', 'files')}).`]
    : [
        `${stale} of ${plural(all, 'translation is', 'translations are')} older than the original.`,
        'Where one says again what its original says, npm run check:translations -- --accept <file> notes it.',
      ]
