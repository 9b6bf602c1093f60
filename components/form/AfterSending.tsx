import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Callout } from '../ui/Card.tsx'
import { PhoneLink, Say } from '../ui/Say.tsx'
import styles from './form.module.css'

/** The reference of the message, which the behavior of the form writes. */
const Reference = () => (
  <span className="nb">
    <Say
      message={useWords('forms').afterSending.reference}
      values={{ code: <span data-reference="" translate="no" /> }}
    />
  </span>
)

/** Says where an undelivered message is stored, and what to do about it. */
const Waiting = () => {
  const { kept, notKept, blocked, sendNatively, urgent } = useWords('forms').afterSending
  const { phone, email } = useSite().business
  const number = <PhoneLink phone={phone} />
  const mail = <a href={`mailto:${email}`}>{email}</a>
  return (
    <Callout tone="warn" data-when="waiting" hidden>
      <span data-when="kept" hidden>
        {kept}
      </span>
      <span data-when="notKept" hidden>
        {notKept}
      </span>
      <span data-when="blocked" hidden>
        <Say message={blocked} values={{ number, mail }} />
      </span>{' '}
      <span data-when="urgent" hidden>
        <Say message={urgent} values={{ number }} />
      </span>{' '}
      <Reference />
      <div className="below-s" data-when="blocked" hidden>
        <button type="button" className={buttonClass({ look: 'line' })} data-send-natively="">
          {sendNatively}
        </button>
      </div>
    </Callout>
  )
}

/** The result of sending, hidden until the behavior of the form shows it. */
export const AfterSending = () => {
  const { thanks, reply } = useWords('forms').afterSending
  return (
    <div className={styles.thanks} role="status">
      <Callout tone="good" data-when="sent" hidden>
        {thanks}{' '}
        <span data-when="arrived" hidden>
          {reply} <Reference />
        </span>
      </Callout>
      <Waiting />
    </div>
  )
}
