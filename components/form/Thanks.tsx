import { useEffect } from 'react'
import { say } from '../../content/schema/message.ts'
import type { Words } from '../../renderer/content/words.ts'
import { Callout } from '../ui/Card.tsx'
import { PhoneLink, Say } from '../ui/Say.tsx'
import styles from './form.module.css'
import { type WaitingLead, warnOnLeave } from './sending.ts'

type Company = Readonly<Record<'phone' | 'email', string>>
type WaitingWords = Words<'wizard'>['notSentYet']

const NoBreak = ({ children }: { children: string }) => <span className="nb">{children}</span>

type WaitingNoteProps = {
  waiting: WaitingLead
  company: Company
  words: WaitingWords
}

/** Says that a message is still waiting to be delivered, and where. */
export const WaitingNote = ({ waiting, company, words }: WaitingNoteProps) => {
  const { reference, where } = waiting
  const number = <PhoneLink phone={company.phone} />
  const mail = <a href={`mailto:${company.email}`}>{company.email}</a>
  useEffect(() => {
    warnOnLeave(where === 'notKept')
    return () => warnOnLeave(false)
  }, [where])
  return (
    <Callout tone="warn">
      {where === 'blocked' ? (
        <Say message={words.blocked} values={{ number, mail }} />
      ) : (
        <>
          <span>{words[where]}</span> <Say message={words.urgent} values={{ number }} />
        </>
      )}{' '}
      <NoBreak>{say(words.reference, { code: reference })}</NoBreak>
    </Callout>
  )
}

type ThanksProps = {
  /** Reference of the message just sent. */
  sent: string | undefined
  waiting: WaitingLead | undefined
  company: Company
  thanks: string
  words: WaitingWords
}

/**
 * The thank-you note after sending. While the message is still waiting to be delivered, an extra
 * line says so.
 */
export const Thanks = ({ sent, waiting, company, thanks, words }: ThanksProps) => (
  <div className={styles.thanks} role="status">
    {sent !== undefined && (
      <Callout tone="good">
        <span>{thanks}</span>{' '}
        {!waiting && <NoBreak>{say(words.reference, { code: sent })}</NoBreak>}
      </Callout>
    )}
    {waiting && <WaitingNote waiting={waiting} company={company} words={words} />}
  </div>
)
