import type { ComponentProps } from 'react'
import formStyles from '../../../form/form.module.css'
import { formatPhone, type PersonalField } from '../personal.ts'
import { useWizardContent } from '../wizard-context.ts'
import { FieldError } from './FieldError.tsx'
import styles from './fields.module.css'
import { useAnswer } from './use-answer.ts'

type LineProps = { name: PersonalField; full?: boolean; format?: (text: string) => string } & ComponentProps<'input'>

const Line = ({ name, full = false, format, ...rest }: LineProps) => {
  const { input, error, errorId } = useAnswer<string>(name)
  const { labels } = useWizardContent().shared.personal
  const leave = () => {
    if (format) input.onChange(format(input.value))
    input.onBlur()
  }
  return (
    <div className={`${formStyles.field} ${full ? formStyles.full : ''}`}>
      <label htmlFor={name}>{labels[name]}</label>
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

/** Who asks: the same four fields in every calculator. */
export const PersonFields = () => (
  <div className={`${formStyles.form} ${formStyles.two}`}>
    <Line name="firstName" type="text" autoComplete="given-name" />
    <Line name="lastName" type="text" autoComplete="family-name" />
    <Line name="email" type="email" inputMode="email" autoComplete="email" />
    <Line name="phone" type="tel" inputMode="tel" autoComplete="tel" format={formatPhone} />
  </div>
)

/** Where the house stands. */
export const AddressField = () => (
  <div className={formStyles.form}>
    <Line name="address" type="text" autoComplete="address-line1" full />
  </div>
)
