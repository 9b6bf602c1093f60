import { type ComponentProps, useId } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './form.module.css'
import { useAnswer } from './use-answer.ts'

/** A multi-line text field. */
export const TextArea = ({
  name,
  label,
  optional,
  full,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) => {
  const id = useId()
  const { input } = useAnswer<string>(name)
  return (
    <Field id={id} label={label} optional={optional} full={full}>
      <textarea
        className={styles.input}
        id={id}
        required={optional === undefined}
        {...rest}
        {...input}
      />
    </Field>
  )
}
