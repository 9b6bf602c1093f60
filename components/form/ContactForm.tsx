import { type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import type { Language } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { Words } from '../../renderer/content/words.ts'
import { adapterOf } from '../leads/relays/adapters.ts'
import type { Relay } from '../leads/relays/relay.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import type { Choices } from './choices.ts'
import styles from './form.module.css'
import { type FormLead, fieldsOf, leadOf } from './form-lead.ts'
import { NativeControls } from './NativeControls.tsx'
import { PhotoField } from './photos/PhotoField.tsx'
import { useDroppedFiles } from './photos/use-dropped-files.ts'
import { usePhotos } from './photos/use-photos.ts'
import { Thanks } from './Thanks.tsx'
import { useSending } from './use-sending.ts'

/** What the HTML carries for a contact form. */
export type FormOnPage = {
  /** Of the page. */
  language: Language
  locale: string
  phone: string
  /** What a visitor typed before hydration, including control fields. */
  typed?: Readonly<Record<string, string>>
}

/** Props of both contact forms. */
export type ContactFormProps<OwnWords> = FormOnPage & {
  relay: Relay
  services: Choices
  words: Words<'forms'> & OwnWords
}

type Props<Fields extends Record<string, string>> = Omit<
  ContactFormProps<unknown>,
  'services' | 'locale'
> & {
  lead: FormLead<Fields>
  children: ReactNode
}

/** The fields that are not React's. The id of a message sent early is for that message only. */
const takeControls = (form: HTMLFormElement, honeypotName: string) => {
  const given = new FormData(form)
  const textOf = (name: string) => String(given.get(name) ?? '')
  const controls = { honeypot: textOf(honeypotName), leadId: textOf('leadId') }
  Object.assign(form.elements.namedItem('leadId') ?? {}, { value: '' })
  return controls
}

/**
 * A contact form. It is a native form: without JavaScript, the browser sends it to the relay
 * itself.
 */
export const ContactForm = <Fields extends Record<string, string>>({
  lead,
  relay,
  language,
  phone,
  words,
  typed = {},
  children,
}: Props<Fields>) => {
  const [initial] = useState(() => fieldsOf(lead, typed))
  const { state, sent, waiting, send } = useSending()
  const photos = usePhotos(words.photos.notLoaded)
  const dropped = useDroppedFiles(photos.add)
  const urgent = say(words.afterSending.urgent, { number: phone })
  const controls = useRef({ honeypot: '', leadId: '' })
  const { honeypot: trap, takesFiles } = adapterOf(relay)
  return (
    <Form<Fields>
      onSubmit={(given) =>
        send({ ...leadOf(lead, given), photos: photos.take() }, controls.current)
      }
      initialValues={initial}
    >
      {({ handleSubmit, form }) => (
        <form
          className={`${styles.form} ${styles.two}`}
          method="post"
          action={relay.endpoint}
          encType="multipart/form-data"
          data-kept={`${words.afterSending.kept} ${urgent}`}
          data-not-kept={`${words.afterSending.notKept} ${urgent}`}
          onSubmit={(event) => {
            event.preventDefault()
            if (photos.hold(event.currentTarget)) return
            controls.current = takeControls(event.currentTarget, trap)
            void handleSubmit(event)
            form.reset(lead.empty)
          }}
          {...dropped.target}
        >
          <NativeControls
            relay={relay}
            language={language}
            source={lead.source}
            subject={lead.plainSubject}
          />
          {children}
          <PhotoField
            photos={photos}
            words={words.photos}
            optional={words.optional}
            takesFiles={takesFiles}
            over={dropped.over}
          />
          <div className={styles.full}>
            <SubmitButton state={photos.held ? 'submitting' : state} labels={words.submit} />
            <Thanks sent={sent} waiting={waiting} phone={phone} words={words.afterSending} />
            <p className={styles.hint}>{words.privacy}</p>
          </div>
        </form>
      )}
    </Form>
  )
}
