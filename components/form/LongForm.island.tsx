import { Icon } from '../ui/Icon.tsx'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'
import styles from './form.module.css'
import { longFormLead } from './long-form-lead.ts'
import { SegmentedField } from './SegmentedField.tsx'
import { SelectField } from './SelectField.tsx'
import { serviceChoices } from './service-choices.ts'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const urgencies = [
  { value: 'emergency', label: 'Emergency', hot: true },
  { value: 'urgent', label: 'Urgent' },
  { value: 'normal', label: 'Normal' },
]
const financing = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'maybe', label: 'Maybe' },
]
const insurance = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'Not sure' },
]
const replies = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
]

/** The long contact form. What only some visitors need is folded away. */
const LongForm = (props: ContactFormProps) => (
  <ContactForm lead={longFormLead} {...props}>
    <h2 className={`${styles.full} ${styles.title}`}>Send a message</h2>
    <TextField name="firstName" label="First name" autoComplete="given-name" />
    <TextField name="lastName" label="Last name" autoComplete="family-name" />
    <TextField name="email" label="Email" type="email" autoComplete="email" />
    <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
    <TextField name="address" label="Street address" optional="(optional)" autoComplete="address-line1" />
    <TextField name="city" label="City" optional="(optional)" autoComplete="address-level2" />
    <SelectField name="service" label="Service" placeholder="Select a service" options={serviceChoices} full />
    <SegmentedField name="urgency" label="How soon do you need us?" options={urgencies} />
    <TextArea
      name="message"
      label="Message"
      optional="(optional)"
      rows={4}
      placeholder="Age of the roof, what you have noticed, the best time to visit"
      full
    />
    <details className={`${styles.full} ${styles.more}`}>
      <summary>
        Financing and insurance <span className={styles.optional}>(optional)</span>
        <Icon name="plus" />
      </summary>
      <div className={styles.form}>
        <SegmentedField name="needsFinancing" label="Do you need financing?" options={financing} />
        <SegmentedField name="needsInsuranceClaim" label="Is this work connected to an insurance claim?" options={insurance} />
      </div>
    </details>
    <SegmentedField name="preferredContact" label="Reply by" options={replies} />
  </ContactForm>
)

export default LongForm
