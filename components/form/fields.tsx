import { type ComponentProps, useId } from 'react'
import { useField } from 'react-final-form'
import styles from './form.module.css'

type FieldProps = { name: string; label: string; full?: boolean }

/** An empty field is empty text; react-final-form would make it undefined. */
const asTyped = (value: string) => value

const Label = ({ id, label, required }: { id: string; label: string; required: boolean }) => (
  <label htmlFor={id}>
    {label}
    {!required && <span className={styles.optional}> (optional)</span>}
  </label>
)

const fieldClass = (full: boolean) => (full ? `${styles.field} ${styles.full}` : styles.field)

/** A one-line field. */
export const TextField = ({ name, label, full = false, ...input }: FieldProps & ComponentProps<'input'>) => {
  const id = useId()
  const field = useField<string>(name, { parse: asTyped })
  return (
    <div className={fieldClass(full)}>
      <Label id={id} label={label} required={input.required ?? false} />
      <input className={styles.input} id={id} {...input} {...field.input} />
    </div>
  )
}

/** A field for a few sentences. */
export const TextArea = ({ name, label, full = false, ...area }: FieldProps & ComponentProps<'textarea'>) => {
  const id = useId()
  const field = useField<string>(name, { parse: asTyped })
  return (
    <div className={fieldClass(full)}>
      <Label id={id} label={label} required={area.required ?? false} />
      <textarea className={styles.input} id={id} {...area} {...field.input} />
    </div>
  )
}

type ChoiceProps = FieldProps & { placeholder: string; options: readonly string[]; required?: boolean }

/** A list to choose one from. */
export const SelectField = ({ name, label, full = false, placeholder, options, required = false }: ChoiceProps) => {
  const id = useId()
  const field = useField<string>(name, { parse: asTyped })
  return (
    <div className={fieldClass(full)}>
      <Label id={id} label={label} required={required} />
      <select className={styles.input} id={id} required={required} {...field.input}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}
