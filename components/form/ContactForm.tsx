import { type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { adapterOf } from '../leads/relays/adapters.ts'
import type { Relay } from '../leads/relays/relay.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import styles from './form.module.css'
import { type FormLead, fieldsOf, leadOf } from './form-lead.ts'
import { NativeControls } from './NativeControls.tsx'
import { Thanks } from './Thanks.tsx'
import { useSending } from './use-sending.ts'

/** What both contact forms are given by the page. */
export type ContactFormProps = {
  relay: Relay
  phone: string
  /** What a visitor typed before the form woke up, control fields included. */
  typed?: Readonly<Record<string, string>>
}

type Props<Fields extends Record<string, string>> = ContactFormProps & { lead: FormLead<Fields>; children: ReactNode }

/** A contact form. A native form first: without JavaScript the browser sends it to the relay by itself. */
export const ContactForm = <Fields extends Record<string, string>>({ lead, relay, phone, typed = {}, children }: Props<Fields>) => {
  const [initial] = useState(() => fieldsOf(lead, typed))
  const { state, sent, waiting, send } = useSending()
  const honeypot = useRef('')
  return (
    <Form<Fields> onSubmit={(given) => send(leadOf(lead, given), honeypot.current)} initialValues={initial}>
      {({ handleSubmit, form }) => (
        <form
          className={`${styles.form} ${styles.two}`}
          method="post"
          action={relay.endpoint}
          encType="multipart/form-data"
          onSubmit={(event) => {
            honeypot.current = String(new FormData(event.currentTarget).get(adapterOf(relay).honeypot) ?? '')
            void handleSubmit(event)
            form.reset(lead.empty)
          }}
        >
          <NativeControls relay={relay} source={lead.source} subject={lead.plainSubject} />
          {children}
          <div className={styles.full}>
            <SubmitButton state={state} label="Send message" />
            <Thanks sent={sent} waiting={waiting} phone={phone} />
            <p className={styles.hint}>We use your details to answer you, nothing else.</p>
          </div>
        </form>
      )}
    </Form>
  )
}
