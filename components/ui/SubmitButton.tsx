import { buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './SubmitButton.module.css'

/** The class of a submit button while its form is being sent. */
export const { submitting } = styles

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
    className={buttonClass({ look: 'primary', size: 'large', wide: true }, styles[state])}
  >
    {state === 'sent' && <Icon name="check" />}
    <span>{labels[state]}</span>
  </button>
)
