import type { ComponentProps } from 'react'
import styles from './Button.module.css'

export type ButtonLook = {
  look?: 'primary' | 'ink' | 'line' | 'light'
  size?: 'small' | 'normal' | 'large'
  wide?: boolean
}

/** The classes of a button, for links and buttons alike. */
export const buttonClass = (
  { look = 'ink', size = 'normal', wide = false }: ButtonLook,
  extra?: string,
) =>
  [
    styles.button,
    look !== 'ink' && styles[look],
    size !== 'normal' && styles[size],
    wide && styles.wide,
    extra,
  ]
    .filter(Boolean)
    .join(' ')

/** A link that looks like a button. */
export const ButtonLink = ({
  look,
  size,
  wide,
  className,
  ...link
}: ButtonLook & ComponentProps<'a'>) => (
  <a
    className={buttonClass(
      { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) },
      className,
    )}
    {...link}
  />
)
