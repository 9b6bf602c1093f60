import { useState } from 'react'
import { Form } from 'react-final-form'
import { type LeadFields, sourceOf } from '../leads/lead.ts'
import type { Relay } from '../leads/relay.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { SelectField, TextArea, TextField } from './fields.tsx'
import styles from './form.module.css'
import { NativeControls } from './NativeControls.tsx'
import { serviceChoices } from './service-choices.ts'
import { Thanks } from './Thanks.tsx'
import { useSending } from './use-sending.ts'

type Fields = LeadFields['shortForm']

export type ShortFormProps = {
  relay: Relay
  phone: string
  /** What a visitor typed before the form woke up. */
  typed?: Partial<Fields>
}

const empty: Fields = { name: '', email: '', phone: '', service: '', message: '' }

const only = (typed: Partial<Fields>): Fields => ({
  name: typed.name ?? '',
  email: typed.email ?? '',
  phone: typed.phone ?? '',
  service: typed.service ?? '',
  message: typed.message ?? '',
})

/** The short contact form. A native form first: without JavaScript the browser sends it to the relay by itself. */
export const ShortForm = ({ relay, phone, typed = empty }: ShortFormProps) => {
  const [initial] = useState(() => only(typed))
  const { state, sent, send } = useSending('shortForm', relay)
  return (
    <Form<Fields> onSubmit={send} initialValues={initial}>
      {({ handleSubmit, form }) => (
        <form
          className={`${styles.form} ${styles.two}`}
          method="post"
          action={relay.action}
          encType="multipart/form-data"
          onSubmit={(event) => {
            void handleSubmit(event)
            form.reset(empty)
          }}
        >
          <NativeControls relay={relay} source={sourceOf('shortForm')} subject="New message from the website" />
          <TextField name="name" label="Your name" autoComplete="name" required full />
          <TextField name="email" label="Email" type="email" autoComplete="email" required />
          <TextField name="phone" label="Phone" type="tel" autoComplete="tel" required />
          <SelectField name="service" label="Service" placeholder="Select a service" options={serviceChoices} required full />
          <TextArea name="message" label="Message" rows={4} placeholder="When was it built, what have you noticed?" full />
          <div className={styles.full}>
            <SubmitButton state={state} label="Send message" />
            <Thanks sent={sent} phone={phone} />
            <p className={styles.hint}>We use your details to answer you, nothing else.</p>
          </div>
        </form>
      )}
    </Form>
  )
}
