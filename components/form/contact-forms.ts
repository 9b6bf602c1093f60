import type { LeadContent } from '../leads/lead.ts'
import { readEmail, readName, readPhone, readText, shortestName, shownIn } from './inputs.ts'

/** How the fields of contact forms are cleaned and checked. */
const readers = {
  name: (typed: string) => readName(typed),
  wholeName: (typed: string) => readName(typed, shortestName),
  email: readEmail,
  phone: readPhone,
  optionalPhone: (typed: string) => {
    const phone = readPhone(typed)
    return phone.fault === 'required' ? { value: '' } : phone
  },
  choice: (typed: string) => readText(typed),
  optional: (typed: string) => ({ value: readText(typed).value ?? '', fault: undefined }),
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
      service: 'choice',
      message: 'optional',
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
      address: 'optional',
      city: 'optional',
      service: 'choice',
      message: 'optional',
      preferredContact: 'optional',
      urgency: 'optional',
      needsFinancing: 'optional',
      needsInsuranceClaim: 'optional',
    },
  },
} satisfies Record<string, ContactFormKind>

/** The faults of fields by name. */
export type Faults = Readonly<Record<string, string>>

/** Reads what was typed into a form, field by field. Drops other values, such as control fields. */
export const readForm = (
  { fields }: FormKind,
  typed: Pick<FormData, 'getAll'>,
): { values: Record<string, string>; faults: Faults } => {
  const values: Record<string, string> = {}
  const faults: Record<string, string> = {}
  for (const [name, kind] of Object.entries(fields)) {
    const { value = '', fault } = readers[kind](shownIn(typed, name) ?? '')
    values[name] = value
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
