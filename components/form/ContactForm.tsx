import { say } from '../../content/schema/message.ts'
import type { CalculatorName } from '../../content/schema/prices.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { relayIn } from '../../renderer/content/browser-data.ts'
import { useDataFiles, useSite, useWords } from '../../renderer/server/current-page.tsx'
import { useMessageLinks } from '../contact/ContactButtons.tsx'
import { maxPhotos } from '../leads/lead.ts'
import { adapterOf } from '../leads/relay.ts'
import { Say } from '../ui/Say.tsx'
import { contactFields, emergencyChoice } from './ContactFields.tsx'
import { emergencyId } from './contact-forms.ts'
import fieldStyles from './Field.module.css'
import { FaultLinks } from './Field.tsx'
import styles from './form.module.css'
import { AfterSending, LeadForm, SubmitButton } from './LeadForm.tsx'

/**
 * The honeypot, a field hidden from people: the relay drops leads with a value in it. It has its
 * own label, or browsers would take a sentence above the form for one and autofill it.
 */
const Trap = ({ name }: { name: string }) => (
  <div className={`${styles.trap} sr`} aria-hidden="true">
    <label htmlFor="contact-trap">{useWords('forms').trap}</label>
    <input id="contact-trap" name={name} tabIndex={-1} autoComplete="one-time-code" />
  </div>
)

/**
 * The field for photos. Without JavaScript, the browser sends them itself if the relay takes files.
 * @param takesFiles true if it does. Otherwise the browser must not send any.
 */
export const PhotoField = ({ takesFiles }: { takesFiles: boolean }) => {
  const { photos: words, optional } = useWords('forms')
  return (
    <div className="stack g2 full">
      <div className={`cluster g2 t-label target ${takesFiles ? '' : 'scripted '}${styles.zone}`}>
        <label htmlFor="contact-photos">
          {words.add}
          <span className="t-small muted">{` ${optional}`}</span>
        </label>
        <input
          className={`cover ${styles.files}`}
          id="contact-photos"
          type="file"
          accept="image/*"
          multiple
          aria-describedby="contact-photos-status"
          {...(takesFiles && { name: 'photo1' })}
        />
      </div>
      <div className={`scripted t-note ${styles.status}`} id="contact-photos-status" role="status">
        <span>
          {say(takesFiles ? words.hint : words.hintWithoutFiles, { most: maxPhotos })}
          {takesFiles && (
            <span data-when="ready" hidden>
              {` ${words.promise}`}
            </span>
          )}
        </span>
        <p className={fieldStyles.error} data-missing="" hidden>
          {words.notLoaded}
        </p>
      </div>
      <ul className={`grid ${styles.photos}`} data-photos="" hidden />
    </div>
  )
}

type PrivacyNoteProps = { about?: CalculatorName; className?: string | undefined }

/** A note on what sending the form asks us to do, with a link to the privacy policy. */
export const PrivacyNote = ({ about = 'roof', className }: PrivacyNoteProps) => {
  const { privacy } = useWords('forms')
  const page = useSite().collections.legal.find(({ slug }) => slug === 'privacy-policy')
  const policy = page && <a href={addressOf(page)}>{privacy.policy}</a>
  return (
    <p className={className}>
      <Say message={privacy[about]} values={{ policy }} />
    </p>
  )
}

/**
 * A contact form with all of its states, of which components/form/behavior.ts shows one. Without
 * JavaScript the browser validates it and sends it to the relay itself. Server only.
 */
export const ContactForm = ({ kind }: { kind: keyof typeof contactFields }) => {
  const site = useSite()
  const { submit, afterSending } = useWords('forms')
  const { thanks, reply } = afterSending
  const company = { ...site.business, messages: useMessageLinks() }
  const Fields = contactFields[kind]
  const relay = relayIn(site)
  const { honeypot, takesFiles } = adapterOf(relay)
  return (
    <LeadForm
      kind={kind}
      relay={relay}
      language={site.language}
      className={`grid c2 ${styles.form} ${styles.reordered}`}
      {...(kind === 'long' && { id: emergencyId, 'data-emergency': emergencyChoice(site) })}
      data-files={useDataFiles('words/photos').join(' ')}
    >
      <Trap name={honeypot} />
      <Fields />
      <PhotoField takesFiles={takesFiles} />
      <div className="full">
        <FaultLinks text={useWords('inputs').form.several} />
        <SubmitButton labels={submit} />
        <AfterSending words={afterSending} thanks={thanks} reply={reply} company={company} />
        <PrivacyNote className={`t-small muted center ${styles.hint}`} />
      </div>
    </LeadForm>
  )
}
