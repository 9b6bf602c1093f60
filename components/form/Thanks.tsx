import { Callout } from '../ui/Callout.tsx'
import styles from './form.module.css'
import type { Waiting } from './use-sending.ts'

const usual = "Thank you for your message. We'll contact you shortly!"

type ThanksProps = {
  /** Reference of the message that was just sent. */
  sent: string | undefined
  waiting: Waiting | undefined
  phone: string
  words?: string
}

const Reference = ({ code }: { code: string }) => <span className="nb">Reference {code}</span>

/**
 * The words after a message was sent. They are the same whatever the relay said; one honest line is added as long as the
 * message waits.
 */
export const Thanks = ({ sent, waiting, phone, words = usual }: ThanksProps) => (
  <div className={styles.thanks} role="status">
    {sent !== undefined && (
      <Callout tone="good">
        {words} <Reference code={sent} />
      </Callout>
    )}
    {waiting && (
      <Callout tone="warn">
        {waiting.where === 'kept'
          ? 'Your message is saved on this device and will be sent as soon as our mailbox answers.'
          : 'Our mailbox did not answer, and this browser cannot keep your message. Please leave this page open for a while.'}{' '}
        If it is urgent, call <span className="nb">{phone}</span>. <Reference code={waiting.reference} />
      </Callout>
    )}
  </div>
)
