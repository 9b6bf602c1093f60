import { type ReactNode, useEffect } from 'react'
import type { Words } from '../../renderer/content/words.ts'
import { buttonClass, submit } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { PhoneLink, Say } from '../ui/Say.tsx'
import styles from './form.module.css'
import { warnOnLeave } from './form-sending.ts'
import { isShown, type Outcome, type Sending, statesOf } from './form-states.ts'

/** A part that is shown in some states of a form, separated by spaces. */
const shownWhen = (when: string, states: readonly string[]) => ({
  'data-when': when,
  hidden: !isShown(when, states),
})

const states = ['idle', 'submitting', 'sent'] as const
type State = (typeof states)[number]
type SubmitButtonProps = { state?: State; labels: Readonly<Record<State, string>> }

/**
 * The button of a contact form. Disabled while a message is being sent and while the thank-you note
 * is shown, but keeps the focus, which a natively disabled button would lose. Each label is an
 * element of its own, because a browser that translates the page replaces text nodes.
 */
export const SubmitButton = ({ state = 'idle', labels }: SubmitButtonProps) => (
  <button
    type="submit"
    data-state={state}
    aria-disabled={state !== 'idle' || undefined}
    onClick={(event) => state !== 'idle' && event.preventDefault()}
    className={buttonClass({ look: 'primary', size: 'large', wide: true }, submit)}
  >
    {states.map((each) => (
      <span key={each} {...shownWhen(each, [state])}>
        {labels[each]}
      </span>
    ))}
  </button>
)

type ValueProps = { name: 'reference' | 'time' | 'photos'; of: Partial<Outcome> | undefined }

/** A value in a message, which the behavior of a contact form fills in. */
const Value = ({ name, of }: ValueProps) => (
  <span className="nb" data-value={name} translate="no">
    {of?.[name]}
  </span>
)

type WaitingNoteProps = {
  words: Words<'wizard'>['notSentYet']
  company: Readonly<Record<'phone' | 'email', string>>
  /** Without it, the note is hidden. In contact forms, the behavior shows it later. */
  waiting: Partial<Outcome> | undefined
  /** Another way to send it. */
  children?: ReactNode
}

/** A note that a message is still waiting to be delivered, where, and what to do about it. */
export const WaitingNote = ({ words, company, waiting, children }: WaitingNoteProps) => {
  const where = waiting?.where
  const when = (these: string) => shownWhen(these, where ? [where] : [])
  const number = <PhoneLink phone={company.phone} />
  const mail = <a href={`mailto:${company.email}`}>{company.email}</a>
  useEffect(() => {
    warnOnLeave(where === 'notKept')
    return () => warnOnLeave(false)
  }, [where])
  return (
    <Callout tone="warn" {...when('kept notKept blocked')}>
      <span {...when('kept')}>{words.kept}</span>
      <span {...when('notKept')}>{words.notKept}</span>
      <span {...when('blocked')}>
        <Say message={words.blocked} values={{ number, mail }} />
      </span>{' '}
      <span {...when('kept notKept')}>
        <Say message={words.urgent} values={{ number }} />
      </span>{' '}
      <span className="nb">
        <Say message={words.reference} values={{ code: <Value name="reference" of={waiting} /> }} />
      </span>
      {children}
    </Callout>
  )
}

type AfterSendingProps = Omit<WaitingNoteProps, 'words' | 'waiting'> & {
  words: Words<'forms'>['afterSending']
  thanks: string
  /** Follows the thanks once the message has arrived. */
  reply?: string
  sending?: Sending
}

/**
 * The result of sending a form, in all of its states: thanks for five seconds, then when the
 * message was sent and under which reference, until the visitor types the next one.
 */
export const AfterSending = ({
  thanks,
  reply,
  sending = { state: 'idle' },
  ...note
}: AfterSendingProps) => {
  const { outcome } = sending
  const when = (these: string) => shownWhen(these, statesOf(sending))
  const { sentAt, withPhotos, withoutPhotos, reference } = note.words
  return (
    <div className={styles.thanks} role="status">
      <Callout tone="good" {...when('sent delivered')}>
        <span {...when('sent')}>
          {thanks} <span {...when('delivered')}>{reply} </span>
        </span>
        <span {...when('delivered')}>
          <Say message={sentAt} values={{ time: <Value name="time" of={outcome} /> }} />{' '}
          <span {...when('withPhotos')}>
            <Say
              message={withPhotos}
              values={{ photos: <Value name="photos" of={outcome} /> }}
            />{' '}
          </span>
          <span {...when('withoutPhotos')}>{withoutPhotos} </span>
          <span className="nb">
            <Say message={reference} values={{ code: <Value name="reference" of={outcome} /> }} />
          </span>
        </span>
      </Callout>
      <WaitingNote {...note} waiting={outcome?.where === 'delivered' ? undefined : outcome} />
    </div>
  )
}
