import { useId } from 'react'
import type { Choices } from './choices.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './form.module.css'
import { useAnswer } from './use-answer.ts'

type SelectFieldProps = FieldProps & { placeholder: string; options: Choices }

/** A drop-down list. */
export const SelectField = ({
  name,
  label,
  optional,
  full,
  placeholder,
  options,
}: SelectFieldProps) => {
  const id = useId()
  const { input } = useAnswer<string>(name)
  return (
    <Field id={id} label={label} optional={optional} full={full}>
      <select className={styles.input} id={id} required={optional === undefined} {...input}>
        <option value="">{placeholder}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
