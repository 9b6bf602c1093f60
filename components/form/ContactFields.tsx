import { useWords } from '../../renderer/server/use-words.ts'
import { Detail } from '../ui/Detail.tsx'
import { type Choices, SegmentedField, SelectField, TextArea } from './ChoiceFields.tsx'
import styles from './form.module.css'
import { Field, type FieldProps } from './TextField.tsx'

type FaultsProps = {
  name: keyof ReturnType<typeof useWords<'forms'>>['errors']
  /** The faults other than an empty field. */
  faults?: Readonly<Record<string, string>>
}

/** The messages of all faults of a field, hidden until the behavior of the form shows one. */
const Faults = ({ name, faults }: FaultsProps) => {
  const messages = { required: useWords('forms').errors[name], ...faults }
  return Object.entries(messages).map(([fault, message]) => (
    <p key={fault} className={styles.error} id={`${name}-${fault}`} data-when="" hidden>
      {message}
    </p>
  ))
}

const PersonalField = ({ name, faults, ...field }: FaultsProps & Omit<FieldProps, 'name'>) => (
  <Field
    name={name}
    id={`contact-${name}`}
    note={<Faults name={name} {...(faults && { faults })} />}
    {...field}
  />
)

const NameField = (field: Omit<FieldProps, 'name'> & Pick<FaultsProps, 'name'>) => {
  const { letters } = useWords('inputs').name
  return <PersonalField faults={{ letters }} {...field} />
}

const EmailAndPhone = () => {
  const { fields } = useWords('forms')
  const { email, phone } = useWords('inputs')
  return (
    <>
      <PersonalField
        name="email"
        type="email"
        label={fields.email}
        autoComplete="email"
        faults={email}
      />
      <PersonalField
        name="phone"
        type="tel"
        label={fields.phone}
        autoComplete="tel"
        faults={phone}
      />
    </>
  )
}

type FieldsProps = { services: Choices }

const ServiceField = ({ services }: FieldsProps) => {
  const { fields } = useWords('forms')
  return (
    <SelectField
      name="service"
      id="contact-service"
      label={fields.service}
      placeholder={fields.chooseService}
      options={services}
      note={<Faults name="service" />}
      full
    />
  )
}

const MessageField = ({ example }: { example: string }) => {
  const { fields, optional } = useWords('forms')
  return (
    <TextArea
      name="message"
      id="contact-message"
      label={fields.message}
      tooLong={fields.tooLong}
      optional={optional}
      rows={4}
      placeholder={example}
      full
    />
  )
}

const ShortFields = (props: FieldsProps) => {
  const { name, messageExample } = useWords('short-form')
  return (
    <>
      <NameField name="name" label={name} autoComplete="name" full />
      <EmailAndPhone />
      <ServiceField {...props} />
      <MessageField example={messageExample} />
    </>
  )
}

const OptionalField = (field: FieldProps) => (
  <Field id={`contact-${field.name}`} optional={useWords('forms').optional} {...field} />
)

const LongFields = (props: FieldsProps) => {
  const { optional } = useWords('forms')
  const own = useWords('long-form')
  const takenBack = { optional, noAnswer: own.noAnswer }
  return (
    <>
      <h2 className={`${styles.full} ${styles.title}`}>{own.heading}</h2>
      <NameField name="firstName" label={own.firstName} autoComplete="given-name" />
      <NameField name="lastName" label={own.lastName} autoComplete="family-name" />
      <EmailAndPhone />
      <OptionalField name="address" label={own.address} autoComplete="address-line1" />
      <OptionalField name="city" label={own.city} autoComplete="address-level2" />
      <ServiceField {...props} />
      <SegmentedField
        name="urgency"
        words={own.urgency}
        optional={optional}
        chosen="normal"
        hot="emergency"
      />
      <MessageField example={own.messageExample} />
      <Detail
        className={`${styles.full} ${styles.more}`}
        summary={
          <>
            {own.more} <span className={styles.optional}>{optional}</span>
          </>
        }
      >
        <div className={styles.form}>
          <SegmentedField name="needsFinancing" words={own.needsFinancing} {...takenBack} />
          <SegmentedField
            name="needsInsuranceClaim"
            words={own.needsInsuranceClaim}
            {...takenBack}
          />
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

/** The fields of each contact form. Server only. */
export const contactFields = { short: ShortFields, long: LongFields }
