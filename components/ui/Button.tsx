import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

export type ButtonLook = {
  look?: 'primary' | 'ink' | 'red' | 'line' | 'light' | undefined
  size?: 'small' | 'normal' | 'large' | 'huge' | undefined
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

export const ButtonLink = (props: ButtonLook & ComponentProps<'a'>) => {
  const { look, size, wide, className, ...link } = props
  return <a className={buttonClass({ look, size, wide }, className)} {...link} />
}

/** The classes of a contact form's submit button, and of any button while its form is sent. */
export const submit = 'submit'
export const submitting = 'submitting'
