import { ContactForm, type ContactFormProps } from './ContactForm.tsx'
import { SelectField } from './SelectField.tsx'
import { serviceChoices } from './service-choices.ts'
import { shortFormLead } from './short-form-lead.ts'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

/** The short contact form of the home page. */
const ShortForm = (props: ContactFormProps) => (
  <ContactForm lead={shortFormLead} {...props}>
    <TextField name="name" label="Your name" autoComplete="name" full />
    <TextField name="email" label="Email" type="email" autoComplete="email" />
    <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
    <SelectField name="service" label="Service" placeholder="Select a service" options={serviceChoices} full />
    <TextArea name="message" label="Message" optional="(optional)" rows={4} placeholder="When was it built, what have you noticed?" full />
  </ContactForm>
)

export default ShortForm
