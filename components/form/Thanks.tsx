import { say } from '../../content/schema/message.ts'
import type { Words } from '../../renderer/content/words.ts'
import { Callout } from '../ui/Callout.tsx'
import { PhoneLink, Say } from '../ui/Say.tsx'
import styles from './form.module.css'
import type { WaitingLead } from './use-sending.ts'

export type AfterSendingWords = Words<'forms'>['afterSending']

const NoBreak = ({ children }: { children: string }) => <span className="nb">{children}</span>

type WaitingNoteProps = {
  waiting: WaitingLead
  phone: string
  words: Omit<AfterSendingWords, 'thanks'>
}

/** Says that a message is still waiting to be delivered, and where. */
export const WaitingNote = ({ waiting: { reference, where }, phone, words }: WaitingNoteProps) => (
  <Callout tone="warn">
    {words[where]} <Say message={words.urgent} values={{ number: <PhoneLink phone={phone} /> }} />{' '}
    <NoBreak>{say(words.reference, { code: reference })}</NoBreak>
  </Callout>
)

type ThanksProps = {
  /** Reference of the message just sent. */
  sent: string | undefined
  waiting: WaitingLead | undefined
  phone: string
  words: AfterSendingWords
}

/**
 * The thank-you note after sending. It does not depend on the relay's answer; while the message is
 * still waiting to be delivered, an extra line says so.
 */
export const Thanks = ({ sent, waiting, phone, words }: ThanksProps) => (
  <div className={styles.thanks} role="status">
    {sent !== undefined && (
      <Callout tone="good">
        {words.thanks} <NoBreak>{say(words.reference, { code: sent })}</NoBreak>
      </Callout>
    )}
    {waiting && <WaitingNote waiting={waiting} phone={phone} words={words} />}
  </div>
)
