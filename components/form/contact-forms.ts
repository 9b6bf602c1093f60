import type { LeadContent } from '../leads/lead.ts'
import { readEmail, readName, readPhone, readText, shownIn } from './inputs.ts'

/** How the fields of forms are cleaned. */
const readers = {
  name: (typed: string) => readName(typed),
  email: readEmail,
  phone: readPhone,
  text: (typed: string) => readText(typed),
}

/** A form, and how its answers become a lead, which stays English because the office reads it. */
type FormKind = {
  source: string
  /** Start of the e-mail's subject, and the fields whose values follow it. */
  subject: readonly [text: string, ...names: string[]]
  /** Subject if the browser sends the form itself and cannot insert a name. */
  plainSubject: string
  /** Every field in the order of the e-mail, and how it is read. */
  fields: Readonly<Record<string, keyof typeof readers>>
}

/** The id of the long form: a link to it asks for emergency service. */
export const emergencyId = 'emergency'

/** The forms of the home page, of the contact page and of the result of the roof calculator. */
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
  estimate: {
    source: 'Estimate Result',
    subject: ['Estimate details for', 'name'],
    plainSubject: 'Estimate details for a visitor of the website',
    fields: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      projectType: 'text',
      qualityGrade: 'text',
      squareFootage: 'text',
      features: 'text',
      costEstimate: 'text',
      request: 'text',
    },
  },
} satisfies Record<string, FormKind>

export type FormName = keyof typeof contactForms

/**
 * Makes a lead from what was typed into a form, field by field. What cannot be cleaned is sent as it
 * was typed. Drops other values, such as control fields.
 */
export const leadOf = (name: FormName, typed: Pick<FormData, 'getAll'>): LeadContent => {
  const { source, subject, fields: kinds }: FormKind = contactForms[name]
  const fields = Object.fromEntries(
    Object.entries(kinds).map(([field, kind]) => {
      const text = shownIn(typed, field) ?? ''
      return [field, readers[kind](text).value ?? readText(text).value ?? '']
    }),
  )
  const [text, ...spoken] = subject
  return { source, subject: [text, ...spoken.map((field) => fields[field])].join(' '), fields }
}
