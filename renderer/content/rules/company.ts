import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relaySettings,
  relayWith,
} from '../../../content/schema/relay.ts'
import { isRecord, itemsIn, recordOf } from '../../is-record.ts'
import type { ContentFile } from '../content-file.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { fits } from '../validate.ts'
import { businessFile } from './context.ts'
import { atField } from './problems.ts'
import { ruleOf } from './rule.ts'

/** Checks that opening hours run forward. */
function* wrongHours(file: ContentFile): Generator<Problem> {
  for (const [index, line] of itemsIn(file.fields.hours).entries()) {
    const { opens, closes } = recordOf(line)
    const says = `${closes} is not after ${opens}, when it opens: correct one of them, on the 24-hour clock`
    if (String(closes).padStart(5, '0') <= String(opens).padStart(5, '0'))
      yield atField('hours', file, ['hours', index, 'closes'], says)
  }
}

/** Returns the names of fields, including those in groups, such as `relay.copyTo`. */
const namesIn = (fields: unknown, group = ''): string[] =>
  Object.entries(recordOf(fields)).flatMap(([name, value]) => [
    group + name,
    ...(isRecord(value) ? namesIn(value, `${group}${name}.`) : []),
  ])

/** Reports unconfirmed fields that do not exist: they could never be confirmed before launch. */
function* wrongUnconfirmed(file: ContentFile): Generator<Problem> {
  const { unconfirmed, ...fields } = file.fields
  const names = namesIn(fields)
  for (const [index, name] of itemsIn(unconfirmed).map(String).entries()) {
    const says = `there is no field "${name}" here${didYouMean(name, names) || '; take it off this list'}`
    if (!names.includes(name)) yield atField('unconfirmed', file, ['unconfirmed', index], says)
  }
}

/** Checks that leads can arrive through each relay set. Builds and deploys report a missing one. */
function* wrongRelay(file: ContentFile, formRelay: string | undefined): Generator<Problem> {
  const { relay } = file.fields
  // The schema reports any other.
  if (!fits(relaySettings, relay)) return
  const { fallback } = relay
  const problemOf = (one: RelaySettings) => (isLocalRelay(one) ? undefined : relayProblem(one))
  const replaced = formRelay && problemOf(relayWith(relay, formRelay))
  const inBuild = `FORM_RELAY in the environment replaces this, and ${replaced}; correct it there, or unset it`
  for (const says of [problemOf(relay), replaced && inBuild])
    if (says) yield atField('relay', file, ['relay', 'endpoint'], says)
  const says = fallback && relayProblem(fallback)
  if (says) yield atField('relay', file, ['relay', 'fallback', 'endpoint'], says)
}

/** Checks that what business.yaml says of the company is consistent. */
export const checkCompany = ruleOf(businessFile, function* (file, { formRelay }) {
  yield* wrongHours(file)
  yield* wrongUnconfirmed(file)
  yield* wrongRelay(file, formRelay)
})
