import { useRef, useState } from 'react'
import { Form } from 'react-final-form'
import type { Language } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { Words } from '../../renderer/content/words.ts'
import { adapterOf, type Relay, relayOfPage } from '../leads/relay.ts'
import { SubmitButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Choices, SegmentedField, SelectField, TextArea } from './ChoiceFields.tsx'
import { type ContactFormKind, type FormPart, fieldsOf, leadOf } from './contact-forms.ts'
import styles from './form.module.css'
import { PhotoField, useDroppedFiles } from './photos/PhotoField.tsx'
import { usePhotos } from './photos/use-photos.ts'
import { TextField } from './TextField.tsx'
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

type ContactFormProps<OwnWords> = FormOnPage & {
  kind: ContactFormKind<OwnWords>
  relay: Relay
  services: Choices
  words: Words<'forms'> & OwnWords
}

/** What any part of a form may need. */
type Shared = Pick<ContactFormProps<unknown>, 'services' | 'words' | 'locale'>

/**
 * The control fields of a form the browser sends without JavaScript, including the honeypot: a
 * field hidden from people that robots fill in. The relay drops such submissions.
 */
const NativeControls = ({
  relay,
  language,
  kind: { source, plainSubject },
}: Pick<ContactFormProps<never>, 'relay' | 'language' | 'kind'>) => {
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

/** The fields that are not React's. The id of a message sent early is for that message only. */
const takeControls = (form: HTMLFormElement, honeypotName: string) => {
  const given = new FormData(form)
  const textOf = (name: string) => String(given.get(name) ?? '')
  const controls = { honeypot: textOf(honeypotName), leadId: textOf('leadId') }
  Object.assign(form.elements.namedItem('leadId') ?? {}, { value: '' })
  return controls
}

const Part = ({ shared, ...given }: { shared: Shared } & FormPart) => {
  const { words, services, locale } = shared
  const { fields, optional } = words
  switch (given.part) {
    case 'heading':
      return <h2 className={`${styles.full} ${styles.title}`}>{given.text}</h2>
    case 'text': {
      const { part: _part, ...field } = given
      return <TextField {...field} />
    }
    case 'services':
      return (
        <SelectField
          name="service"
          label={fields.service}
          placeholder={fields.chooseService}
          options={services}
          full
        />
      )
    case 'segments':
      return <SegmentedField {...given} />
    case 'message':
      return (
        <TextArea
          name="message"
          label={fields.message}
          tooLong={fields.tooLong}
          locale={locale}
          optional={optional}
          rows={4}
          placeholder={given.placeholder}
          full
        />
      )
    case 'folded':
      return (
        <details className={`${styles.full} ${styles.more}`}>
          <summary>
            {given.summary} <span className={styles.optional}>{optional}</span>
            <Icon name="plus" />
          </summary>
          <div className={styles.form}>
            <Parts parts={given.parts} shared={shared} />
          </div>
        </details>
      )
  }
}

const Parts = ({ parts, shared }: { parts: readonly FormPart[]; shared: Shared }) =>
  parts.map((part, place) => <Part key={`${part.part} ${place}`} shared={shared} {...part} />)

/**
 * A contact form. It is a native form: without JavaScript, the browser sends it to the relay
 * itself.
 */
export const ContactForm = <OwnWords,>({
  kind,
  relay,
  services,
  words,
  language,
  locale,
  phone,
  typed = {},
}: ContactFormProps<OwnWords>) => {
  const [initial] = useState(() => fieldsOf(kind, typed))
  const { state, sent, waiting, send } = useSending()
  const photos = usePhotos(words.photos.notLoaded)
  const dropped = useDroppedFiles(photos.add)
  const urgent = say(words.afterSending.urgent, { number: phone })
  const controls = useRef({ honeypot: '', leadId: '' })
  const { honeypot, takesFiles } = adapterOf(relay)
  return (
    <Form
      onSubmit={(given) =>
        send({ ...leadOf(kind, given), photos: photos.take() }, controls.current)
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
            if (photos.delay(event.currentTarget)) return
            controls.current = takeControls(event.currentTarget, honeypot)
            void handleSubmit(event)
            form.reset(kind.empty)
          }}
          {...dropped.target}
        >
          <NativeControls relay={relay} language={language} kind={kind} />
          <Parts parts={kind.parts(words)} shared={{ services, words, locale }} />
          <PhotoField
            photos={photos}
            words={words.photos}
            optional={words.optional}
            takesFiles={takesFiles}
            over={dropped.over}
          />
          <div className={styles.full}>
            <SubmitButton state={photos.delayed ? 'submitting' : state} labels={words.submit} />
            <Thanks sent={sent} waiting={waiting} phone={phone} words={words.afterSending} />
            <p className={styles.hint}>{words.privacy}</p>
          </div>
        </form>
      )}
    </Form>
  )
}

/** The services to choose from, as they stand in the HTML. The first option means none. */
const servicesIn = (form: HTMLElement): Choices =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLOptionElement>('[name=service] option')]
      .filter(({ value }) => value !== '')
      .map(({ value, text }) => [value, text]),
  )

/** A contact form in the browser: its relay and its services are on the page. */
export const contactFormIn = <OwnWords,>(
  island: HTMLElement,
  kind: ContactFormKind<OwnWords>,
  words: Words<'forms'> & OwnWords,
) => {
  const found = { kind, words, relay: relayOfPage(), services: servicesIn(island) }
  return (props: FormOnPage) => <ContactForm {...props} {...found} />
}
