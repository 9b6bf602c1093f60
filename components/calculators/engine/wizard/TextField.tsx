import { type FocusEvent, useContext } from 'react'
import { useField } from 'react-final-form'
import { AttemptedContext, Field, type FieldProps } from '../../../form/Field.tsx'

/**
 * A field of react-final-form and its error message, which is shown once the field was touched or
 * the visitor tried to continue.
 */
export const useAnswer = <Value,>(name: string) => {
  // Leaves an empty field an empty string; react-final-form would turn it into undefined.
  const { input, meta } = useField<Value>(name, { parse: (value) => value })
  const attempted = useContext(AttemptedContext)
  const error: string | undefined = meta.touched || attempted ? meta.error : undefined
  return { input, error, errorId: `${name}-error` }
}

type TextFieldProps = Omit<FieldProps, 'error'> & {
  /** Normalizes the text when the visitor leaves the field. */
  format?: (typed: string) => string
}

/** A single-line text field of react-final-form. */
export const TextField = ({ format = String, ...field }: TextFieldProps) => {
  const { input, error } = useAnswer<string>(field.name)
  // What the screen shows counts: not every program that fills in a field says so.
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    input.onChange(format(currentTarget.value))
    input.onBlur()
  }
  return <Field id={field.name} error={error} {...field} {...input} onBlur={leave} />
}
