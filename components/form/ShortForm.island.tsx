import { ContactForm, type ContactFormProps } from './ContactForm.tsx'
import { SelectField, TextArea, TextField } from './fields.tsx'
import { serviceChoices } from './service-choices.ts'
import { shortFormLead } from './short-form-lead.ts'

/** The short contact form of the home page. */
const ShortForm = (props: ContactFormProps) => (
  <ContactForm lead={shortFormLead} {...props}>
    <TextField name="name" label="Your name" autoComplete="name" required full />
    <TextField name="email" label="Email" type="email" autoComplete="email" required />
    <TextField name="phone" label="Phone" type="tel" autoComplete="tel" required />
    <SelectField name="service" label="Service" placeholder="Select a service" options={serviceChoices} required full />
    <TextArea name="message" label="Message" rows={4} placeholder="When was it built, what have you noticed?" full />
  </ContactForm>
)

export default ShortForm
