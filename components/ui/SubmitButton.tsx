import styles from './Button.module.css'
import { buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'

type SubmitButtonProps = { state: 'idle' | 'submitting' | 'sent'; label: string }

const labels = { submitting: 'Processing...', sent: 'Message Sent!' }

/** The button of a contact form; while a message is on its way and just after, it cannot be pressed again. */
export const SubmitButton = ({ state, label }: SubmitButtonProps) => (
  <button
    type="submit"
    disabled={state !== 'idle'}
    className={buttonClass({ look: 'primary', size: 'large', wide: true }, state === 'sent' ? styles.sent : undefined)}
  >
    {state === 'sent' && <Icon name="check" />}
    {state === 'idle' ? label : labels[state]}
  </button>
)
