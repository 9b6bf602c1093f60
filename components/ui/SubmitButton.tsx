import { buttonClass } from './Button.tsx'
import styles from './SubmitButton.module.css'

/** The class of a submit button while its form is being sent. */
export const { submitting } = styles

const states = ['idle', 'submitting', 'sent'] as const
type State = (typeof states)[number]
type SubmitButtonProps = { state?: State; labels: Readonly<Record<State, string>> }

/**
 * The button of a contact form. Disabled while a message is being sent and while the thank-you note
 * is shown, and keeps the focus meanwhile, which a browser takes from a natively disabled button.
 * Each label is an element of its own: a browser that translates the page replaces texts.
 */
export const SubmitButton = ({ state = 'idle', labels }: SubmitButtonProps) => (
  <button
    type="submit"
    data-state={state}
    aria-disabled={state !== 'idle' || undefined}
    onClick={(event) => state !== 'idle' && event.preventDefault()}
    className={buttonClass({ look: 'primary', size: 'large', wide: true }, styles.submit)}
  >
    {states.map((each) => (
      <span key={each} data-when={each} hidden={each !== state}>
        {labels[each]}
      </span>
    ))}
  </button>
)
