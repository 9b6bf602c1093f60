import { type ComponentProps, useId } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import styles from './form.module.css'
import { useAnswer } from './use-answer.ts'

type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    /** 'kept': reserves space for the error message even while there is none. */
    error?: 'kept'
    /** Normalizes the text when the visitor leaves the field. */
    format?: (typed: string) => string
  }

/** A single-line text field, for contact forms and wizards. */
export const TextField = ({
  name,
  label,
  optional,
  full,
  error: room,
  format,
  id: givenId,
  ...rest
}: TextFieldProps) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const errorId = `${id}-error`
  const { input, error } = useAnswer<string>(name)
  const leave = () => {
    if (format) input.onChange(format(input.value))
    input.onBlur()
  }
  return (
    <Field id={id} label={label} optional={optional} full={full}>
      <input
        className={styles.input}
        id={id}
        required={optional === undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error && errorId}
        {...rest}
        {...input}
        onBlur={leave}
      />
      {(room === 'kept' || error !== undefined) && <FieldError id={errorId} message={error} />}
    </Field>
  )
}
