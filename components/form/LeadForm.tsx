import { type ComponentProps, type MouseEventHandler, type ReactNode, useEffect } from 'react'
import type { Words } from '../../renderer/content/words.ts'
import { MessageLinks, type MessageLinksTo } from '../contact/MessageLinks.tsx'
import { warnOnLeave } from '../leads/outbox/browser-outbox.ts'
import { adapterOf, type Relay } from '../leads/relay.ts'
import { buttonClass, submit } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { PhoneLink, Say } from '../ui/Say.tsx'
import { contactForms, type FormName, plainSubject } from './contact-forms.ts'
import styles from './form.module.css'
import type { Outcome } from './form-sending.ts'

type LeadFormProps = ComponentProps<'form'> & { kind: FormName; relay: Relay; language: string }

/**
 * A form in HTML that components/form/behavior.ts sends or, where that cannot be loaded, the browser
 * itself, with the control fields of the relay.
 */
export const LeadForm = ({ kind, relay, language, children, ...form }: LeadFormProps) => {
  const { source } = contactForms[kind]
  const controls = { source, language, ...adapterOf(relay).controls(relay, plainSubject(kind)) }
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

/**
 * A part of a form that is shown in some of its states, separated by spaces. The behavior of the
 * form changes them: the table of states is the HTML.
 */
const when = (states: string, now = '') => ({
  'data-when': states,
  hidden: !states.split(' ').includes(now),
})

const states = ['idle', 'submitting', 'sent'] as const
type SubmitButtonProps = {
  labels: Readonly<Record<(typeof states)[number], string>>
  onClick?: MouseEventHandler
}

/**
 * The button of a contact form. Disabled while a message is being sent and while the thank-you note
 * is shown, but keeps the focus, which a natively disabled button would lose. Each label is an
 * element of its own, because a browser that translates the page replaces text nodes.
 */
export const SubmitButton = ({ labels, onClick }: SubmitButtonProps) => (
  <button
    type="submit"
    data-state="idle"
    onClick={onClick}
    className={buttonClass({ look: 'primary', size: 'large', wide: true }, submit)}
  >
    {states.map((state) => (
      <span key={state} {...when(state, 'idle')}>
        {labels[state]}
      </span>
    ))}
  </button>
)

/** A value in a message, which the behavior of a contact form fills in. */
const Value = ({ name, children }: { name: keyof Outcome; children?: string | undefined }) => (
  <span data-value={name} translate="no">
    {children}
  </span>
)

type WaitingNoteProps = {
  words: Words<'wizard'>['notSentYet']
  company: Readonly<Record<'phone' | 'email', string>> & { messages: MessageLinksTo }
  /** Without it, the note is hidden. In contact forms, the behavior shows it later. */
  waiting?: Pick<Outcome, 'where' | 'reference'>
  /** Another way to send it. */
  children?: ReactNode
}

/** A note that a message is still waiting to be delivered, where, and what to do about it. */
export const WaitingNote = ({ words, company, waiting, children }: WaitingNoteProps) => {
  const where = waiting?.where
  const number = <PhoneLink phone={company.phone} />
  const mail = <a href={`mailto:${company.email}`}>{company.email}</a>
  useEffect(() => {
    warnOnLeave(where === 'notKept')
    return () => warnOnLeave(false)
  }, [where])
  return (
    <Callout tone="warn" {...when('kept notKept blocked', where)}>
      <span {...when('kept', where)}>{words.kept}</span>
      <span {...when('notKept', where)}>{words.notKept}</span>
      <span {...when('blocked', where)}>
        <Say message={words.blocked} values={{ number, mail }} />
      </span>{' '}
      <span {...when('kept notKept', where)}>
        <Say message={words.urgent} values={{ number }} />
      </span>{' '}
      <span className="nb">
        <Say
          message={words.reference}
          values={{ code: <Value name="reference">{waiting?.reference}</Value> }}
        />
      </span>
      <MessageLinks
        to={company.messages}
        more={waiting && `\n${waiting.reference}`}
        {...when('blocked', where)}
      />
      {children}
    </Callout>
  )
}

type AfterSendingProps = Pick<WaitingNoteProps, 'company'> & {
  words: Words<'forms'>['afterSending']
  thanks: string
  /** The state in which it thanks: `sent` for five seconds, or `delivered` until more is typed. */
  thanked?: 'sent' | 'delivered'
  /** Follows the thanks once the message has arrived. */
  reply?: string
}

/**
 * The result of sending a form, in all of its states: thanks, then when the message was sent and
 * under which reference, until the visitor types the next one.
 */
export const AfterSending = (props: AfterSendingProps) => {
  const { words, company, thanks, thanked = 'sent', reply } = props
  const { sentAt, withPhotos, withoutPhotos, reference, sendNatively } = words
  return (
    <div className={styles.thanks} role="status">
      <Callout tone="good" {...when(`${thanked} delivered`)}>
        <span {...when(thanked)}>
          {thanks} <span {...when('delivered')}>{reply} </span>
        </span>
        <span {...when('delivered')}>
          <Say message={sentAt} values={{ time: <Value name="time" /> }} />{' '}
          <span {...when('withPhotos')}>
            <Say message={withPhotos} values={{ photos: <Value name="photos" /> }} />{' '}
          </span>
          <span {...when('withoutPhotos')}>{withoutPhotos} </span>
          <span className="nb">
            <Say message={reference} values={{ code: <Value name="reference" /> }} />
          </span>
        </span>
      </Callout>
      <WaitingNote words={words} company={company}>
        <div className="below-s" {...when('blocked notKept')}>
          <button type="button" className={buttonClass({ look: 'line' })} data-send-natively="">
            {sendNatively}
          </button>
        </div>
      </WaitingNote>
    </div>
  )
}
