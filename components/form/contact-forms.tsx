import type { ReactNode } from 'react'
import type { WordsBySubject } from '../../renderer/browser/load-words.ts'
import type { Words } from '../../renderer/content/words.ts'
import type { LeadContent } from '../leads/lead.ts'
import { Detail } from '../ui/Detail.tsx'
import { type Choices, SegmentedField, SelectField, TextArea } from './ChoiceFields.tsx'
import styles from './form.module.css'
import { Field } from './TextField.tsx'

export type FormWords = WordsBySubject<'forms' | 'short-form' | 'long-form'>

type FieldsProps = { words: FormWords; services: Choices }

/** A contact form, and how its answers become a lead. The office reads that, so it stays English. */
export type ContactFormKind = {
  source: string
  /** Start of the e-mail's subject, and the fields whose values follow it. */
  subject: readonly [text: string, ...names: string[]]
  /** Subject if the browser sends the form itself and cannot insert a name. */
  plainSubject: string
  /** The name of every field in the order of the e-mail. */
  names: readonly string[]
  Fields: (props: FieldsProps) => ReactNode
}

const EmailAndPhone = ({ fields }: Pick<Words<'forms'>, 'fields'>) => (
  <>
    <Field name="email" type="email" label={fields.email} autoComplete="email" />
    <Field name="phone" type="tel" label={fields.phone} autoComplete="tel" />
  </>
)

const ServiceField = ({ words: { forms }, services }: FieldsProps) => (
  <SelectField
    name="service"
    label={forms.fields.service}
    placeholder={forms.fields.chooseService}
    options={services}
    full
  />
)

const MessageField = ({ words: { forms }, example }: FieldsProps & { example: string }) => (
  <TextArea
    name="message"
    label={forms.fields.message}
    tooLong={forms.fields.tooLong}
    optional={forms.optional}
    rows={4}
    placeholder={example}
    full
  />
)

const ShortFields = (props: FieldsProps) => {
  const { forms, 'short-form': own } = props.words
  return (
    <>
      <Field name="name" label={own.name} autoComplete="name" full />
      <EmailAndPhone fields={forms.fields} />
      <ServiceField {...props} />
      <MessageField {...props} example={own.messageExample} />
    </>
  )
}

const LongFields = (props: FieldsProps) => {
  const { forms, 'long-form': own } = props.words
  const { optional } = forms
  const { address, city, urgency, needsFinancing, needsInsuranceClaim, noAnswer } = own
  const takenBack = { optional, noAnswer }
  return (
    <>
      <h2 className={`${styles.full} ${styles.title}`}>{own.heading}</h2>
      <Field name="firstName" label={own.firstName} autoComplete="given-name" />
      <Field name="lastName" label={own.lastName} autoComplete="family-name" />
      <EmailAndPhone fields={forms.fields} />
      <Field name="address" label={address} autoComplete="address-line1" optional={optional} />
      <Field name="city" label={city} autoComplete="address-level2" optional={optional} />
      <ServiceField {...props} />
      <SegmentedField
        name="urgency"
        words={urgency}
        optional={optional}
        chosen="normal"
        hot="emergency"
      />
      <MessageField {...props} example={own.messageExample} />
      <Detail
        className={`${styles.full} ${styles.more}`}
        summary={
          <>
            {own.more} <span className={styles.optional}>{optional}</span>
          </>
        }
      >
        <div className={styles.form}>
          <SegmentedField name="needsFinancing" words={needsFinancing} {...takenBack} />
          <SegmentedField name="needsInsuranceClaim" words={needsInsuranceClaim} {...takenBack} />
        </div>
      </Detail>
      <SegmentedField
        name="preferredContact"
        words={own.preferredContact}
        optional={optional}
        chosen="email"
      />
    </>
  )
}

/** The forms of the home page and of the contact page. */
export const contactForms = {
  short: {
    source: 'Home page form',
    subject: ['New message from', 'name'],
    plainSubject: 'New message from the website',
    names: ['name', 'email', 'phone', 'service', 'message'],
    Fields: ShortFields,
  },
  long: {
    source: 'Contact page',
    subject: ['New lead from', 'firstName', 'lastName'],
    plainSubject: 'New lead from the website',
    names: [
      ...['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'service', 'message'],
      ...['preferredContact', 'urgency', 'needsFinancing', 'needsInsuranceClaim'],
    ],
    Fields: LongFields,
  },
} satisfies Record<string, ContactFormKind>

/** The lead that a form's answers are. Other values, such as the relay's control fields, are dropped. */
export const leadOf = (
  { source, subject: [text, ...spoken], names }: ContactFormKind,
  given: Readonly<Record<string, string>>,
): LeadContent => ({
  source,
  subject: [text, ...spoken.map((name) => given[name])].join(' '),
  fields: Object.fromEntries(names.map((name) => [name, given[name] ?? ''])),
})
