import type { Words } from '../../renderer/content/words.ts'
import { Icon } from '../ui/Icon.tsx'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'
import styles from './form.module.css'
import { longFormLead } from './long-form-lead.ts'
import { SegmentedField } from './SegmentedField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

type LongFormProps = ContactFormProps<Words<'long-form'>>

/** Questions only some visitors need, collapsed by default. */
const FoldedQuestions = ({ words }: Pick<LongFormProps, 'words'>) => (
  <details className={`${styles.full} ${styles.more}`}>
    <summary>
      {words.more} <span className={styles.optional}>{words.optional}</span>
      <Icon name="plus" />
    </summary>
    <div className={styles.form}>
      <SegmentedField
        name="needsFinancing"
        words={words.needsFinancing}
        optional={words.optional}
        noAnswer={words.noAnswer}
      />
      <SegmentedField
        name="needsInsuranceClaim"
        words={words.needsInsuranceClaim}
        optional={words.optional}
        noAnswer={words.noAnswer}
      />
    </div>
  </details>
)

/** The long contact form. */
export const LongForm = ({ services, locale, ...form }: LongFormProps) => {
  const { words } = form
  const { fields, optional } = words
  return (
    <ContactForm lead={longFormLead} {...form}>
      <h2 className={`${styles.full} ${styles.title}`}>{words.heading}</h2>
      <TextField name="firstName" label={words.firstName} autoComplete="given-name" />
      <TextField name="lastName" label={words.lastName} autoComplete="family-name" />
      <TextField name="email" label={fields.email} type="email" autoComplete="email" />
      <TextField name="phone" label={fields.phone} type="tel" autoComplete="tel" />
      <TextField
        name="address"
        label={words.address}
        optional={optional}
        autoComplete="address-line1"
      />
      <TextField name="city" label={words.city} optional={optional} autoComplete="address-level2" />
      <SelectField
        name="service"
        label={fields.service}
        placeholder={fields.chooseService}
        options={services}
        full
      />
      <SegmentedField name="urgency" words={words.urgency} optional={optional} hot="emergency" />
      <TextArea
        name="message"
        label={fields.message}
        tooLong={fields.tooLong}
        locale={locale}
        optional={optional}
        rows={4}
        placeholder={words.messageExample}
        full
      />
      <FoldedQuestions words={words} />
      <SegmentedField name="preferredContact" words={words.preferredContact} optional={optional} />
    </ContactForm>
  )
}
