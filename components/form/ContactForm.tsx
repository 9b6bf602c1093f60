import { type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import type { Words } from '../../content/words.ts'
import { adapterOf } from '../leads/relays/adapters.ts'
import type { Relay } from '../leads/relays/relay.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import type { Choices } from './choices.ts'
import styles from './form.module.css'
import { type FormLead, fieldsOf, leadOf } from './form-lead.ts'
import { NativeControls } from './NativeControls.tsx'
import { Thanks } from './Thanks.tsx'
import { useSending } from './use-sending.ts'

/** The words of a contact form, in the language of the page. */
export type ContactFormWords = Omit<Words<'forms'>, 'otherServices'>

/** Props of both contact forms. */
export type ContactFormProps<OwnWords> = {
  relay: Relay
  phone: string
  services: Choices
  words: ContactFormWords & OwnWords
  /** What a visitor typed before hydration, including control fields. */
  typed?: Readonly<Record<string, string>>
}

type Props<Fields extends Record<string, string>> = Omit<ContactFormProps<unknown>, 'services'> & {
  lead: FormLead<Fields>
  children: ReactNode
}

/**
 * A contact form. It is a native form: without JavaScript, the browser sends it to the relay
 * itself.
 */
export const ContactForm = <Fields extends Record<string, string>>({
  lead,
  relay,
  phone,
  words,
  typed = {},
  children,
}: Props<Fields>) => {
  const [initial] = useState(() => fieldsOf(lead, typed))
  const { state, sent, waiting, send } = useSending()
  const honeypot = useRef('')
  return (
    <Form<Fields>
      onSubmit={(given) => send(leadOf(lead, given), honeypot.current)}
      initialValues={initial}
    >
      {({ handleSubmit, form }) => (
        <form
          className={`${styles.form} ${styles.two}`}
          method="post"
          action={relay.endpoint}
          encType="multipart/form-data"
          onSubmit={(event) => {
            honeypot.current = String(
              new FormData(event.currentTarget).get(adapterOf(relay).honeypot) ?? '',
            )
            void handleSubmit(event)
            form.reset(lead.empty)
          }}
        >
          <NativeControls relay={relay} source={lead.source} subject={lead.plainSubject} />
          {children}
          <div className={styles.full}>
            <SubmitButton state={state} labels={words.submit} />
            <Thanks sent={sent} waiting={waiting} phone={phone} words={words.afterSending} />
            <p className={styles.hint}>{words.privacy}</p>
          </div>
        </form>
      )}
    </Form>
  )
}
