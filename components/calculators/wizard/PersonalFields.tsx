import formStyles from '../../form/form.module.css'
import { TextField } from '../../form/TextField.tsx'
import { formatPhone } from './answers.ts'

/** Who asks: the same four fields in both calculators. */
export const PersonalFields = () => (
  <div className={`${formStyles.form} ${formStyles.two}`}>
    <TextField name="firstName" label="First name" type="text" autoComplete="given-name" error="kept" />
    <TextField name="lastName" label="Last name" type="text" autoComplete="family-name" error="kept" />
    <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" error="kept" />
    <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" format={formatPhone} error="kept" />
  </div>
)

/** Where the house stands. */
export const AddressField = () => (
  <div className={formStyles.form}>
    <TextField name="address" label="Property address" type="text" autoComplete="address-line1" error="kept" full />
  </div>
)
