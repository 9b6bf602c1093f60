import { leadIdOf } from './references.ts'

/** One lead as a relay's archive or an export lists it, reduced to what tells it apart. */
export type Arrival = {
  /** The whole id; undefined for what did not come from our forms, or lost its id on the way. */
  leadId: string | undefined
  /** Name and e-mail, as far as they are known. */
  who: string
  /** When it arrived, in the words of the source; empty where it does not say. */
  receivedAt: string
  /** How often it arrived, where the source has put doubles into one line already. */
  times: number
}

const dateNames = ['receivedat', 'submittedat', 'submittedon', 'createdat', 'datetime', 'timestamp', 'date']

/** Sources spell the same name `leadId`, `LeadID` or `Lead ID`. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/** Whether a column or a field holds lead ids. */
export const isLeadIdName = (name: string): boolean => plain(name) === 'leadid'

/** A value for each name. The first that says something wins: strangers may add fields that look like ours. */
const valuesOf = (fields: Iterable<readonly [string, unknown]>) => {
  const values = new Map<string, string>()
  for (const [name, value] of fields) values.set(plain(name), values.get(plain(name)) || textOf(value))
  return values
}

/** Reads the fields of one lead, whatever their order and spelling. `receivedAt` wins over a date among the fields. */
export const arrivalOf = (fields: Iterable<readonly [string, unknown]>, receivedAt = '', times = 1): Arrival => {
  const values = valuesOf(fields)
  const value = (name: string) => values.get(name) ?? ''
  const name = value('name') || [value('firstname'), value('lastname')].filter(Boolean).join(' ')
  const date = dateNames.find((candidate) => value(candidate) !== '')
  return {
    leadId: leadIdOf(value('leadid')),
    who: [name, value('email')].filter(Boolean).join(', '),
    receivedAt: receivedAt || (date === undefined ? '' : value(date)),
    times,
  }
}
