import { plural } from '../plural.ts'
import { printable } from '../terminal.ts'
import type { Arrival } from './arrivals.ts'
import type { ArrivedLead, Reconciliation } from './reconcile.ts'

const leadLine = ({ reference, count, who, dates }: ArrivedLead) =>
  [
    reference,
    ...(count > 1 ? [`${count} times`] : []),
    who.join(' / ') || 'no name',
    dates.join(' and '),
  ]
    .filter(Boolean)
    .join('  ')

const arrivalLine = ({ who, receivedAt }: Arrival) =>
  [who || 'no name', receivedAt].filter(Boolean).join('  ')

const section = (heading: string, count: number, lines: readonly string[] = []) => [
  `${heading}: ${count}`,
  ...lines.map((line) => `  ${printable(line)}`),
]

const verdict = ({ found, missing }: Reconciliation): string => {
  const asked = found.length + missing.length
  if (asked === 0) return 'The list names no reference, so none can be missing.'
  if (missing.length === 0)
    return asked === 1 ? 'The lead on the list arrived.' : `All ${asked} leads on the list arrived.`
  return `${missing.length} of ${plural(asked, 'lead')} on the list did not arrive.`
}

const notes = (
  { missing, doubled, found, notAskedFor, withoutReference }: Reconciliation,
  archived: boolean,
): string[] => [
  ...(missing.length > 0 && archived
    ? ['FormSubmit keeps leads for 30 days: an older one is missing for that alone.']
    : []),
  ...(doubled.length > 0
    ? [
        `${plural(doubled.length, 'lead')} arrived more than once; it is the same message, so answer once.`,
      ]
    : []),
  ...(missing.length > 0 && found.length + notAskedFor.length === 0 && withoutReference.length > 0
    ? ['Nothing that arrived carries a leadId: is this the right export?']
    : []),
]

/**
 * The lines of the report, ending with a summary. `verbose` also lists leads that were not asked
 * for. `archived` means the leads come from FormSubmit's archive, which does not keep them forever.
 */
export const reportLines = (
  result: Reconciliation,
  { verbose = false, archived = false } = {},
): string[] => [
  ...section('Missing', result.missing.length, result.missing),
  ...section('Doubled', result.doubled.length, result.doubled.map(leadLine)),
  ...section(
    'Not asked for',
    result.notAskedFor.length,
    verbose ? result.notAskedFor.map(leadLine) : [],
  ),
  ...section(
    'Without a reference',
    result.withoutReference.length,
    verbose ? result.withoutReference.map(arrivalLine) : [],
  ),
  [verdict(result), ...notes(result, archived)].join(' '),
]
