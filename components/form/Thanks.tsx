import { useEffect } from 'react'
import { say } from '../../content/schema/message.ts'
import type { Words } from '../../renderer/content/words.ts'
import { Callout } from '../ui/Callout.tsx'
import { PhoneLink, Say } from '../ui/Say.tsx'
import styles from './form.module.css'
import { type WaitingLead, warnOnLeave } from './sending.ts'

type WaitingWords = Words<'wizard'>['notSentYet']

const NoBreak = ({ children }: { children: string }) => <span className="nb">{children}</span>

type WaitingNoteProps = {
  waiting: WaitingLead
  phone: string
  words: WaitingWords
}

/** Says that a message is still waiting to be delivered, and where. */
export const WaitingNote = ({ waiting: { reference, where }, phone, words }: WaitingNoteProps) => {
  useEffect(() => {
    warnOnLeave(where === 'notKept')
    return () => warnOnLeave(false)
  }, [where])
  return (
    <Callout tone="warn">
      <span>{words[where === 'blocked' ? 'kept' : where]}</span>{' '}
      <Say message={words.urgent} values={{ number: <PhoneLink phone={phone} /> }} />{' '}
      <NoBreak>{say(words.reference, { code: reference })}</NoBreak>
    </Callout>
  )
}

type ThanksProps = {
  /** Reference of the message just sent. */
  sent: string | undefined
  waiting: WaitingLead | undefined
  phone: string
  thanks: string
  words: WaitingWords
}

/**
 * The thank-you note after sending. While the message is still waiting to be delivered, an extra
 * line says so.
 */
export const Thanks = ({ sent, waiting, phone, thanks, words }: ThanksProps) => (
  <div className={styles.thanks} role="status">
    {sent !== undefined && (
      <Callout tone="good">
        <span>{thanks}</span>{' '}
        {!waiting && <NoBreak>{say(words.reference, { code: sent })}</NoBreak>}
      </Callout>
    )}
    {waiting && <WaitingNote waiting={waiting} phone={phone} words={words} />}
  </div>
)
