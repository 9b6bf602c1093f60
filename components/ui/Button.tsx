import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

export type ButtonLook = {
  look?: 'primary' | 'ink' | 'red' | 'line' | 'light' | undefined
  size?: 'small' | 'normal' | 'large' | undefined
  wide?: boolean | undefined
}

/** The classes of a button, for links and buttons alike. */
export const buttonClass = (
  { look = 'ink', size = 'normal', wide = false }: ButtonLook,
  extra?: string,
) =>
  classes(
    styles.button,
    look !== 'ink' && styles[look],
    size !== 'normal' && styles[size],
    wide && styles.wide,
    extra,
  )

/** A link that looks like a button. */
export const ButtonLink = (props: ButtonLook & ComponentProps<'a'>) => {
  const { look, size, wide, className, ...link } = props
  return <a className={buttonClass({ look, size, wide }, className)} {...link} />
}

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
