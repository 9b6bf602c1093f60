import type { LeadContent } from '../leads/lead.ts'
import { readEmail, readName, readPhone, readText, shortestName, shownIn } from './inputs.ts'

/** How the fields of forms are cleaned. */
const readers = {
  name: (typed: string) => readName(typed),
  wholeName: (typed: string) => readName(typed, shortestName),
  email: readEmail,
  phone: readPhone,
  text: (typed: string) => readText(typed),
}

/** A form, and how its answers become a lead, which stays English because the office reads it. */
export type FormKind = {
  source: string
  /** Start of the e-mail's subject, and the fields whose values follow it. */
  subject: readonly [text: string, ...names: string[]]
  /** Every field in the order of the e-mail, and how it is read. */
  fields: Readonly<Record<string, keyof typeof readers>>
}

/** A form that the browser sends itself if its behavior does not. */
export type ContactFormKind = FormKind & {
  /** Subject if the browser sends the form itself and cannot insert a name. */
  plainSubject: string
}

/** The id of the long form: a link to it asks for emergency service. */
export const emergencyId = 'emergency'

/** The forms of the home page and of the contact page. */
export const contactForms = {
  short: {
    source: 'Home page form',
    subject: ['New message from', 'name'],
    plainSubject: 'New message from the website',
    fields: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      service: 'text',
      message: 'text',
    },
  },
  long: {
    source: 'Contact page',
    subject: ['New lead from', 'firstName', 'lastName'],
    plainSubject: 'New lead from the website',
    fields: {
      firstName: 'name',
      lastName: 'name',
      email: 'email',
      phone: 'phone',
      address: 'text',
      city: 'text',
      service: 'text',
      message: 'text',
      preferredContact: 'text',
      urgency: 'text',
      needsFinancing: 'text',
      needsInsuranceClaim: 'text',
    },
  },
} satisfies Record<string, ContactFormKind>

/** The faults of fields by name. */
export type Faults = Readonly<Record<string, string>>

/**
 * Reads what was typed into a form, field by field. What cannot be cleaned is sent as it was typed,
 * unless the form checks for its fault. Drops other values, such as control fields.
 */
export const readForm = (
  { fields }: FormKind,
  typed: Pick<FormData, 'getAll'>,
): { values: Record<string, string>; faults: Faults } => {
  const values: Record<string, string> = {}
  const faults: Record<string, string> = {}
  for (const [name, kind] of Object.entries(fields)) {
    const text = shownIn(typed, name) ?? ''
    const { value, fault } = readers[kind](text)
    values[name] = value ?? readText(text).value ?? ''
    if (fault) faults[name] = fault
  }
  return { values, faults }
}

/** Makes a lead from the values of a form. */
export const leadOf = (
  { source, subject: [text, ...spoken] }: FormKind,
  fields: Readonly<Record<string, string>>,
): LeadContent => ({
  source,
  subject: [text, ...spoken.map((name) => fields[name])].join(' '),
  fields,
})
