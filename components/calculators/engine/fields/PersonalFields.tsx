import type { ComponentProps } from 'react'
import formStyles from '../../../form/form.module.css'
import { TextField } from '../../../form/TextField.tsx'
import { formatPhone, type PersonalField } from '../personal.ts'
import { useWizardContent } from '../wizard-context.ts'

type LineProps = { name: PersonalField } & Omit<ComponentProps<typeof TextField>, 'name' | 'label'>

const Line = ({ name, ...rest }: LineProps) => (
  <TextField
    id={name}
    name={name}
    label={useWizardContent().shared.personal.labels[name]}
    error="kept"
    {...rest}
  />
)

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
