import type { ComponentProps } from 'react'
import { adapterOf, type Relay } from '../leads/relay.ts'
import { contactForms, type FormName } from './contact-forms.ts'

type LeadFormProps = ComponentProps<'form'> & { kind: FormName; relay: Relay; language: string }

/**
 * A form in HTML that components/form/behavior.ts sends or, where that cannot be loaded, the browser
 * itself, with the control fields of the relay.
 */
export const LeadForm = ({ kind, relay, language, children, ...form }: LeadFormProps) => {
  const { source, plainSubject } = contactForms[kind]
  const controls = { source, language, ...adapterOf(relay).controls(relay, plainSubject) }
  return (
    <form
      method="post"
      action={relay.endpoint}
      encType="multipart/form-data"
      data-contact={kind}
      {...form}
    >
      {Object.entries(controls).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Filled in when the form is submitted before its behavior is loaded. */}
      <input type="hidden" name="leadId" />
      {children}
    </form>
  )
}
