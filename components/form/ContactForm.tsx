import { type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { type LeadFields, sourceOf } from '../leads/lead.ts'
import { adapterOf } from '../leads/relays/adapters.ts'
import type { Relay } from '../leads/relays/relay.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import styles from './form.module.css'
import { NativeControls } from './NativeControls.tsx'
import { Thanks } from './Thanks.tsx'
import { useSending } from './use-sending.ts'

type ContactKind = 'shortForm' | 'longForm'

/** What both contact forms are given by the page. */
export type ContactFormProps<Kind extends ContactKind> = {
  relay: Relay
  phone: string
  /** What a visitor typed before the form woke up. */
  typed?: Partial<LeadFields[Kind]>
}

type Props<Kind extends ContactKind> = ContactFormProps<Kind> & {
  kind: Kind
  /** Every field, as it stands in a form that nobody has touched. */
  empty: LeadFields[Kind]
  /** Subject of the e-mail when the browser sends the form itself and cannot put a name into it. */
  subject: string
  children: ReactNode
}

/** What was typed before, field by field; other values of the native form are none of ours. */
const started = <Fields extends Record<string, string>>(empty: Fields, typed: Partial<Fields>): Fields =>
  Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, typed[name] ?? value])) as Fields

/** A contact form. A native form first: without JavaScript the browser sends it to the relay by itself. */
export const ContactForm = <Kind extends ContactKind>({ kind, empty, subject, relay, phone, typed = {}, children }: Props<Kind>) => {
  const [initial] = useState(() => started(empty, typed))
  const { state, sent, waiting, send } = useSending(kind)
  const honeypot = useRef('')
  return (
    <Form<LeadFields[Kind]> onSubmit={(fields) => send(fields, honeypot.current)} initialValues={initial}>
      {({ handleSubmit, form }) => (
        <form
          className={`${styles.form} ${styles.two}`}
          method="post"
          action={relay.endpoint}
          encType="multipart/form-data"
          onSubmit={(event) => {
            honeypot.current = String(new FormData(event.currentTarget).get(adapterOf(relay).honeypot) ?? '')
            void handleSubmit(event)
            form.reset(empty)
          }}
        >
          <NativeControls relay={relay} source={sourceOf(kind)} subject={subject} />
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
