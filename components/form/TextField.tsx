import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { useField } from 'react-final-form'
import { Icon } from '../ui/Icon.tsx'
import styles from './form.module.css'

/** Props of every kind of field. */
export type FieldProps = {
  name: string
  label: string
  /**
   * Text after the label of a field that may be left empty, such as "(optional)". Without it, the
   * field is required.
   */
  optional?: string | undefined
  /** True if the field spans the form's width instead of half of it. */
  full?: boolean | undefined
}

/** A label with its control below. */
export const Field = ({
  id,
  label,
  optional,
  full = false,
  children,
}: Omit<FieldProps, 'name'> & { id: string; children: ReactNode }) => (
  <div className={full ? `${styles.field} ${styles.full}` : styles.field}>
    <label htmlFor={id}>
      {label}
      {optional !== undefined && <span className={styles.optional}>{` ${optional}`}</span>}
    </label>
    {children}
  </div>
)

type TextInputProps = FieldProps & ComponentProps<'input'>

/** A single-line text field. Its children stand below it. */
export const TextInput = ({ id, label, optional, full, children, ...input }: TextInputProps) => {
  const ownId = useId()
  return (
    <Field id={id ?? ownId} label={label} optional={optional} full={full}>
      <input
        className={styles.input}
        id={id ?? ownId}
        required={optional === undefined}
        {...input}
      />
      {children}
    </Field>
  )
}

/**
 * True once a visitor has tried to continue. From then on every error is shown, whether its field
 * was touched or not.
 */
export const AttemptedContext = createContext(false)

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

/**
 * The error message under a field. An empty message still takes up space: otherwise a message that
 * appears when a visitor presses Next would push the button out from under their finger.
 */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) => (
  // After an attempt the first wrong field has the focus, and is read out with its message.
  <p className={styles.error} id={id} aria-live={useContext(AttemptedContext) ? 'off' : 'polite'}>
    {message !== undefined && (
      <>
        <Icon name="alert" />
        {message}
      </>
    )}
  </p>
)

type TextFieldProps = TextInputProps & {
  /** 'reserved' leaves space for the error message even while there is none. */
  error?: 'reserved'
  /** Normalizes the text when the visitor leaves the field. */
  format?: (typed: string) => string
}

/** A single-line text field of react-final-form, for wizards and their results. */
export const TextField = ({ name, id = name, error: room, format, ...rest }: TextFieldProps) => {
  const errorId = `${id}-error`
  const { input, error } = useAnswer<string>(name)
  const leave = () => {
    if (format) input.onChange(format(input.value))
    input.onBlur()
  }
  return (
    <TextInput
      id={id}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error && errorId}
      {...rest}
      {...input}
      onBlur={leave}
    >
      {(room === 'reserved' || error !== undefined) && <FieldError id={errorId} message={error} />}
    </TextInput>
  )
}
