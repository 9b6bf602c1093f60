import type { Words } from '../../renderer/content/words.ts'
import type { LeadContent } from '../leads/lead.ts'
import type { SegmentedFieldProps } from './ChoiceFields.tsx'
import type { FieldProps } from './TextField.tsx'

/** What stands in a contact form, from top to bottom. */
export type FormPart =
  | { part: 'heading'; text: string }
  | ({ part: 'text'; type?: 'email' | 'tel'; autoComplete: string } & FieldProps)
  | { part: 'services' }
  | ({ part: 'segments' } & SegmentedFieldProps)
  | { part: 'message'; placeholder: string }
  /** Questions that only some visitors need, collapsed by default. */
  | { part: 'folded'; summary: string; optional: string; parts: readonly FormPart[] }

/** A contact form, and how its answers become a lead. The office reads that, so it stays English. */
export type ContactFormKind<OwnWords> = {
  source: string
  /** Start of the e-mail's subject, and the fields whose values follow it. */
  subject: readonly [text: string, ...names: string[]]
  /** Subject if the browser sends the form itself and cannot insert a name. */
  plainSubject: string
  /** Every field in the order of the e-mail, with its initial value. */
  empty: Readonly<Record<string, string>>
  parts: (words: Words<'forms'> & OwnWords) => readonly FormPart[]
}

const emailAndPhone = ({ fields }: Words<'forms'>): FormPart[] => [
  { part: 'text', name: 'email', label: fields.email, type: 'email', autoComplete: 'email' },
  { part: 'text', name: 'phone', label: fields.phone, type: 'tel', autoComplete: 'tel' },
]

/** The short contact form of the home page. */
export const shortForm: ContactFormKind<Words<'short-form'>> = {
  source: 'Home page form',
  subject: ['New message from', 'name'],
  plainSubject: 'New message from the website',
  empty: { name: '', email: '', phone: '', service: '', message: '' },
  parts: (words) => [
    { part: 'text', name: 'name', label: words.name, autoComplete: 'name', full: true },
    ...emailAndPhone(words),
    { part: 'services' },
    { part: 'message', placeholder: words.messageExample },
  ],
}

/** The long contact form of the contact page. */
export const longForm: ContactFormKind<Words<'long-form'>> = {
  source: 'Contact page',
  subject: ['New lead from', 'firstName', 'lastName'],
  plainSubject: 'New lead from the website',
  empty: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    service: '',
    message: '',
    preferredContact: 'email',
    urgency: 'normal',
    needsFinancing: '',
    needsInsuranceClaim: '',
  },
  parts: (words) => {
    const { optional, noAnswer } = words
    const text = (
      name: 'firstName' | 'lastName' | 'address' | 'city',
      autoComplete: string,
      more = {},
    ): FormPart => ({ part: 'text', name, label: words[name], autoComplete, ...more })
    const segments = (
      name: 'urgency' | 'preferredContact' | 'needsFinancing' | 'needsInsuranceClaim',
      more = {},
    ): FormPart => ({ part: 'segments', name, words: words[name], optional, ...more })
    return [
      { part: 'heading', text: words.heading },
      text('firstName', 'given-name'),
      text('lastName', 'family-name'),
      ...emailAndPhone(words),
      text('address', 'address-line1', { optional }),
      text('city', 'address-level2', { optional }),
      { part: 'services' },
      segments('urgency', { hot: 'emergency' }),
      { part: 'message', placeholder: words.messageExample },
      {
        part: 'folded',
        summary: words.more,
        optional,
        parts: [
          segments('needsFinancing', { noAnswer }),
          segments('needsInsuranceClaim', { noAnswer }),
        ],
      },
      segments('preferredContact'),
    ]
  },
}

type Given = Readonly<Record<string, string | undefined>>
type Fields = { empty: Readonly<Record<string, string>> }

/**
 * The form's fields, with the given values. Other values, such as the relay's control fields, are
 * dropped.
 */
export const fieldsOf = ({ empty }: Fields, given: Given): Record<string, string> =>
  Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, given[name] ?? value]))

/** The lead that a visitor's answers are. */
export const leadOf = (
  { source, subject: [text, ...names], empty }: Omit<ContactFormKind<unknown>, 'parts'>,
  given: Given,
): LeadContent => {
  const fields = fieldsOf({ empty }, given)
  return { source, subject: [text, ...names.map((name) => fields[name])].join(' '), fields }
}
