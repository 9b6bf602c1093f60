import { defaultLanguage } from '../../content/schema/languages.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import { Callout } from '../ui/Callout.tsx'
import { Detail } from '../ui/Lists.tsx'
import { PhoneLink, Say } from '../ui/Say.tsx'
import { type Choices, SegmentedField, SelectField, TextArea } from './ChoiceFields.tsx'
import { Field, type FieldProps } from './Field.tsx'
import styles from './form.module.css'
import { type PersonFieldName, personFields } from './inputs.ts'

type PersonFieldProps = Omit<FieldProps, 'name'> & { name: PersonFieldName }

const PersonField = (field: PersonFieldProps) => (
  <Field id={`contact-${field.name}`} {...personFields[field.name].input} {...field} />
)

const EmailAndPhone = () => {
  const { email, phone } = useWords('forms').fields
  return (
    <>
      <PersonField name="email" label={email} />
      <PersonField name="phone" label={phone} />
    </>
  )
}

/** Returns the names of all services, then of other options, by language-independent keys. */
const serviceNames = (site: SiteIndex): Choices => {
  const services = site.collections.service.map(({ slug, choice, title }) => [
    slug,
    choice ?? title,
  ])
  return { ...Object.fromEntries(services), ...wordsOf(site, 'forms').otherServices }
}

/** The choice of a visitor who asks for emergency service. */
export const emergencyChoice = (site: SiteIndex): string | undefined => {
  const service = site.collections.service.find(({ emergency }) => emergency)
  return service && serviceNames(site.in(defaultLanguage))[service.slug]
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
      <PersonField name="name" label={name} full />
      <EmailAndPhone />
      <ServiceField />
      <MessageField example={messageExample} />
    </>
  )
}

const LongFields = () => {
  const { optional } = useWords('forms')
  const own = useWords('long-form')
  const number = (
    <span className="nb">
      <PhoneLink phone={useSite().business.phone} />
    </span>
  )
  const takenBack = { optional, noAnswer: own.noAnswer }
  return (
    <>
      <h2 className="t-h3 full">
        <span className={styles.ordinary}>{own.heading}</span>
        <span className={styles.emergency}>{own.emergency.heading}</span>
      </h2>
      <div className={`full ${styles.emergency}`}>
        <Callout tone="bad">
          <Say message={own.emergency.call} values={{ number }} />
        </Callout>
      </div>
      <PersonField name="firstName" label={own.firstName} />
      <PersonField name="lastName" label={own.lastName} />
      <EmailAndPhone />
      <PersonField name="address" label={own.address} optional={optional} />
      <PersonField name="city" label={own.city} optional={optional} />
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
        className={`full ${styles.more}`}
        summary={
          <>
            {own.more} <span className="t-small muted">{optional}</span>
          </>
        }
      >
        <div className={`stack ${styles.form}`}>
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

/** The fields of each contact form on a page. Server only. */
export const contactFields = { short: ShortFields, long: LongFields }
