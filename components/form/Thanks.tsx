import { Callout } from '../ui/Callout.tsx'
import styles from './form.module.css'

export type Sent = { reference: string; delivered: boolean }

const usual = "Thank you for your message. We'll contact you shortly!"

/** The words after a message was sent. They are the same whatever the relay said; one honest line is added if it failed. */
export const Thanks = ({ sent, phone, words = usual }: { sent: Sent | undefined; phone: string; words?: string }) => (
  <div className={styles.thanks} role="status">
    {sent && (
      <Callout tone="good">
        {words} <span className="nb">Reference {sent.reference}</span>
      </Callout>
    )}
    {sent && !sent.delivered && (
      <Callout tone="warn">Our mailbox did not answer just now. To be sure we have your message, please call {phone}.</Callout>
    )}
  </div>
)
