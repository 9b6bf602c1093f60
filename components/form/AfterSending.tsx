import { type ReactNode, useEffect } from 'react'
import type { Words } from '../../renderer/content/words.ts'
import { buttonClass, submit } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { PhoneLink, Say } from '../ui/Say.tsx'
import styles from './form.module.css'
import { type WaitingLead, warnOnLeave } from './form-sending.ts'

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
      <span key={each} data-when={each} hidden={each !== state}>
        {labels[each]}
      </span>
    ))}
  </button>
)

type WaitingWords = Words<'wizard'>['notSentYet']

const Reference = ({ message, code }: { message: string; code?: string | undefined }) => (
  <span className="nb">
    <Say
      message={message}
      values={{
        code: (
          <span data-reference="" translate="no">
            {code}
          </span>
        ),
      }}
    />
  </span>
)

type WaitingNoteProps = {
  words: WaitingWords
  company: Readonly<Record<'phone' | 'email', string>>
  /** Without it, the note is hidden. In contact forms, the behavior shows it later. */
  waiting: WaitingLead | undefined
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
    <Callout tone="warn" data-when="waiting" hidden={!where}>
      <span data-when="kept" hidden={where !== 'kept'}>
        {words.kept}
      </span>
      <span data-when="notKept" hidden={where !== 'notKept'}>
        {words.notKept}
      </span>
      <span data-when="blocked" hidden={where !== 'blocked'}>
        <Say message={words.blocked} values={{ number, mail }} />
      </span>{' '}
      <span data-when="urgent" hidden={!where || where === 'blocked'}>
        <Say message={words.urgent} values={{ number }} />
      </span>{' '}
      <Reference message={words.reference} code={waiting?.reference} />
      {children}
    </Callout>
  )
}

type AfterSendingProps = WaitingNoteProps & {
  thanks: string
  /** Follows the thanks once the message has arrived. */
  reply?: string
  /** The reference of a message that has arrived. */
  arrived?: string | undefined
}

/** The result of sending a form, in all of its states. */
export const AfterSending = ({ thanks, reply, arrived, ...note }: AfterSendingProps) => (
  <div className={styles.thanks} role="status">
    <Callout tone="good" data-when="sent" hidden={!arrived}>
      {thanks}{' '}
      <span data-when="arrived" hidden={!arrived}>
        {reply} <Reference message={note.words.reference} code={arrived} />
      </span>
    </Callout>
    <WaitingNote {...note} />
  </div>
)
