import type { ComponentProps } from 'react'
import formStyles from '../../form/form.module.css'
import { formatPhone } from './answers.ts'
import { FieldError } from './FieldError.tsx'
import { useAnswer } from './field-state.ts'
import styles from './fields.module.css'

type LineProps = { name: string; label: string; full?: boolean; format?: (text: string) => string } & ComponentProps<'input'>

const Line = ({ name, label, full = false, format, ...rest }: LineProps) => {
  const { input, error, errorId } = useAnswer<string>(name)
  const leave = () => {
    if (format) input.onChange(format(input.value))
    input.onBlur()
  }
  return (
    <div className={`${formStyles.field} ${full ? formStyles.full : ''}`}>
      <label htmlFor={name}>{label}</label>
      <input
        className={`${formStyles.input} ${styles.input}`}
        id={name}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        {...rest}
        {...input}
        onBlur={leave}
      />
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** Who asks: the same four fields in both calculators. */
export const PersonalFields = () => (
  <div className={`${formStyles.form} ${formStyles.two}`}>
    <Line name="firstName" label="First name" type="text" autoComplete="given-name" />
    <Line name="lastName" label="Last name" type="text" autoComplete="family-name" />
    <Line name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
    <Line name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" format={formatPhone} />
  </div>
)

/** Where the house stands. */
export const AddressField = () => (
  <div className={formStyles.form}>
    <Line name="address" label="Property address" type="text" autoComplete="address-line1" full />
  </div>
)
