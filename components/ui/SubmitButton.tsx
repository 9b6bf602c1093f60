import styles from './Button.module.css'
import { buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'

type State = 'idle' | 'submitting' | 'sent'
type SubmitButtonProps = { state: State; labels: Readonly<Record<State, string>> }

/**
 * The button of a contact form. Disabled while a message is being sent and while the thank-you note
 * is shown, and keeps the focus meanwhile, which a browser takes from a natively disabled button.
 */
export const SubmitButton = ({ state, labels }: SubmitButtonProps) => (
  <button
    type="submit"
    aria-disabled={state !== 'idle' || undefined}
    onClick={(event) => state !== 'idle' && event.preventDefault()}
    className={buttonClass(
      { look: 'primary', size: 'large', wide: true },
      state === 'sent' ? styles.sent : undefined,
    )}
  >
    {state === 'sent' && <Icon name="check" />}
    {labels[state]}
  </button>
)
