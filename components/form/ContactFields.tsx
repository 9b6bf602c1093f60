import { defaultLanguage } from '../../content/schema/languages.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { Detail } from '../ui/Lists.tsx'
import { type Choices, SegmentedField, SelectField, TextArea } from './ChoiceFields.tsx'
import styles from './form.module.css'
import { Field, type FieldProps } from './TextField.tsx'

type FaultsProps = {
  name: keyof ReturnType<typeof useWords<'forms'>>['errors']
  /** The faults other than an empty field. */
  faults?: Readonly<Record<string, string>> | undefined
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
    note={<Faults name={name} faults={faults} />}
    {...field}
  />
)

const NameField = (field: Omit<FieldProps, 'name'> & Pick<FaultsProps, 'name'>) => {
  const { letters } = useWords('inputs').name
  return <PersonalField faults={{ letters }} {...field} />
}

const EmailAndPhone = () => {
  const { fields } = useWords('forms')
  const faults = useWords('inputs')
  const types = { email: 'email', phone: 'tel' } as const
  return (['email', 'phone'] as const).map((name) => (
    <PersonalField
      key={name}
      name={name}
      type={types[name]}
      label={fields[name]}
      autoComplete={types[name]}
      faults={faults[name]}
    />
  ))
}

/** Returns the names of all services, then of other options, by language-independent keys. */
const serviceNames = (site: SiteIndex): Choices => {
  const services = site.collections.service.map(({ slug, choice, title }) => [
    slug,
    choice ?? title,
  ])
  return { ...Object.fromEntries(services), ...wordsOf(site, 'forms').otherServices }
}

/** Returns what a visitor can ask for, keyed by the English name that the office reads. */
const serviceChoices = (site: SiteIndex): Choices => {
  const names = serviceNames(site)
  const inEnglish = Object.entries(serviceNames(site.in(defaultLanguage)))
  return Object.fromEntries(inEnglish.map(([key, value]) => [value, names[key] ?? value]))
}

const ServiceField = () => {
  const { fields } = useWords('forms')
  return (
    <SelectField
      name="service"
      id="contact-service"
      label={fields.service}
      placeholder={fields.chooseService}
      options={serviceChoices(useSite())}
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

const ShortFields = () => {
  const { name, messageExample } = useWords('short-form')
  return (
    <>
      <NameField name="name" label={name} autoComplete="name" full />
      <EmailAndPhone />
      <ServiceField />
      <MessageField example={messageExample} />
    </>
  )
}

const OptionalField = (field: FieldProps) => (
  <Field id={`contact-${field.name}`} optional={useWords('forms').optional} {...field} />
)

const LongFields = () => {
  const { optional } = useWords('forms')
  const own = useWords('long-form')
  const takenBack = { optional, noAnswer: own.noAnswer }
  return (
    <>
      <h2 className={styles.full}>{own.heading}</h2>
      <NameField name="firstName" label={own.firstName} autoComplete="given-name" />
      <NameField name="lastName" label={own.lastName} autoComplete="family-name" />
      <EmailAndPhone />
      <OptionalField name="address" label={own.address} autoComplete="address-line1" />
      <OptionalField name="city" label={own.city} autoComplete="address-level2" />
      <ServiceField />
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
        <div className={`grid ${styles.form}`}>
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
