import type { Words } from '../../renderer/content/words.ts'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'
import { SelectField } from './SelectField.tsx'
import { shortFormLead } from './short-form-lead.ts'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

/** The short contact form of the home page. */
export const ShortForm = ({ services, locale, ...form }: ContactFormProps<Words<'short-form'>>) => {
  const { name, messageExample, optional, fields } = form.words
  return (
    <ContactForm lead={shortFormLead} {...form}>
      <TextField name="name" label={name} autoComplete="name" full />
      <TextField name="email" label={fields.email} type="email" autoComplete="email" />
      <TextField name="phone" label={fields.phone} type="tel" autoComplete="tel" />
      <SelectField
        name="service"
        label={fields.service}
        placeholder={fields.chooseService}
        options={services}
        full
      />
      <TextArea
        name="message"
        label={fields.message}
        tooLong={fields.tooLong}
        locale={locale}
        optional={optional}
        rows={4}
        placeholder={messageExample}
        full
      />
    </ContactForm>
  )
}
