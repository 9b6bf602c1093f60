import type { SubmitEvent } from 'react'
import type { Language } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { adapterOf, type Relay } from '../leads/relay.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import type { Choices } from './ChoiceFields.tsx'
import { type ContactFormKind, contactForms, type FormWords, leadOf } from './contact-forms.tsx'
import styles from './form.module.css'
import { PhotoField, useDroppedFiles } from './photos/PhotoField.tsx'
import { usePhotos } from './photos/use-photos.ts'
import { AttemptedContext, ErrorsContext } from './TextField.tsx'
import { Thanks } from './Thanks.tsx'
import { useFieldErrors } from './use-field-errors.ts'
import { useSending } from './use-sending.ts'

/** What the HTML carries for a contact form. The language is that of the page. */
export type FormOnPage = {
  kind: keyof typeof contactForms
  language: Language
  phone: string
  /** Office hours within which a message is answered. */
  replyHours: number
}

type ContactFormProps = FormOnPage & { relay: Relay; services: Choices; words: FormWords }

/**
 * The control fields of a form the browser sends without JavaScript, including the honeypot: a
 * field hidden from people that robots fill in. The relay drops such submissions.
 */
const NativeControls = ({
  relay,
  language,
  kind: { source, plainSubject },
}: Pick<ContactFormProps, 'relay' | 'language'> & { kind: ContactFormKind }) => {
  const { controls, honeypot } = adapterOf(relay)
  return (
    <>
      {Object.entries({ source, language, ...controls(relay, plainSubject) }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {/* Filled in when the form is submitted before it is hydrated. */}
      <input type="hidden" name="leadId" />
      <div className={styles.trap} aria-hidden="true">
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

/** The text of every field, controls among them, of a form that is then empty for another message. */
const takeTexts = (form: HTMLFormElement): Record<string, string> => {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  form.reset()
  // A reset leaves hidden fields alone.
  form.querySelector('[name=leadId]')?.setAttribute('value', '')
  return Object.fromEntries(texts)
}

/**
 * A contact form. It is a native form: the browser validates it and has its values, and without
 * JavaScript says what is wrong and sends it to the relay itself.
 */
export const ContactForm = ({
  kind,
  relay,
  services,
  words,
  language,
  phone,
  replyHours,
}: ContactFormProps) => {
  const { state, sent, waiting, send } = useSending()
  const { photos: photoWords, optional, privacy, submit, afterSending } = words.forms
  const { thanks, reply } = afterSending
  const photos = usePhotos(photoWords.notLoaded)
  const dropped = useDroppedFiles(photos.add)
  const { honeypot, takesFiles } = adapterOf(relay)
  const form: ContactFormKind = contactForms[kind]
  const { errors, form: checked } = useFieldErrors(words.forms.errors)
  const urgent = say(afterSending.urgent, { number: phone })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (photos.delay(event.currentTarget)) return
    const given = takeTexts(event.currentTarget)
    const controls = { honeypot: given[honeypot], leadId: given.leadId }
    void send({ ...leadOf(form, given), photos: photos.take() }, controls)
  }
  return (
    <form
      className={`${styles.form} ${styles.two}`}
      method="post"
      action={relay.endpoint}
      encType="multipart/form-data"
      data-kept={`${afterSending.kept} ${urgent}`}
      data-not-kept={`${afterSending.notKept} ${urgent}`}
      onSubmit={onSubmit}
      {...checked}
      {...dropped.target}
    >
      <NativeControls relay={relay} language={language} kind={form} />
      <AttemptedContext value>
        <ErrorsContext value={errors}>
          <form.Fields services={services} words={words} />
        </ErrorsContext>
      </AttemptedContext>
      <PhotoField
        photos={photos}
        words={photoWords}
        optional={optional}
        takesFiles={takesFiles}
        over={dropped.over}
      />
      <div className={styles.full}>
        <SubmitButton state={photos.delayed ? 'submitting' : state} labels={submit} />
        <Thanks
          sent={sent}
          waiting={waiting}
          phone={phone}
          thanks={waiting ? thanks : `${thanks} ${say(reply, { replyHours })}`}
          words={afterSending}
        />
        <p className={styles.hint}>{privacy}</p>
      </div>
    </form>
  )
}
