import type { LeadContent } from '../leads/lead.ts'
import { personFields, type Reading, readText, shownIn } from './inputs.ts'

/** A form, and how its answers become a lead, which stays English because the office reads it. */
type FormKind = {
  source: string
  /** Start of the e-mail's subject, and the fields whose values follow it. */
  subject: readonly [text: string, ...names: string[]]
  /** Every field in the order of the e-mail. */
  fields: readonly string[]
}

/** The id of the long form: a link to it asks for emergency service. */
export const emergencyId = 'emergency'

/** The forms of the home page, of the contact page and of the result of the roof calculator. */
export const contactForms = {
  short: {
    source: 'Home page form',
    subject: ['New message from', 'name'],
    fields: ['name', 'email', 'phone', 'service', 'message'],
  },
  long: {
    source: 'Contact page',
    subject: ['New lead from', 'firstName', 'lastName'],
    fields: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
      'city',
      'service',
      'message',
      'preferredContact',
      'urgency',
      'needsFinancing',
      'needsInsuranceClaim',
    ],
  },
  estimate: {
    source: 'Estimate Result',
    subject: ['Estimate details for', 'name'],
    fields: [
      'name',
      'email',
      'phone',
      'projectType',
      'qualityGrade',
      'squareFootage',
      'features',
      'costEstimate',
      'request',
    ],
  },
} satisfies Record<string, FormKind>

export type FormName = keyof typeof contactForms

/** The subject where the browser sends the form itself, and cannot insert a name. */
export const plainSubject = (name: FormName): string => `${contactForms[name].subject[0]} a visitor`

/** How the fields about a person are read. All others are texts. */
const readers: Readonly<Record<string, { read: (typed: string) => Reading<string, string> }>> =
  personFields

/**
 * Makes a lead from what was typed into a form, field by field. What cannot be cleaned is sent as it
 * was typed. Drops other values, such as control fields.
 */
export const leadOf = (name: FormName, typed: Pick<FormData, 'getAll'>): LeadContent => {
  const { source, subject, fields: names }: FormKind = contactForms[name]
  const fields = Object.fromEntries(
    names.map((field) => {
      const text = shownIn(typed, field) ?? ''
      return [field, readers[field]?.read(text).value ?? readText(text).value ?? '']
    }),
  )
  const [text, ...spoken] = subject
  return { source, subject: [text, ...spoken.map((field) => fields[field])].join(' '), fields }
}
