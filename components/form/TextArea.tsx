import { type ComponentProps, useId } from 'react'
import { type Message, say } from '../../content/schema/message.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './form.module.css'
import { useAnswer } from './use-answer.ts'

/** The most characters a message can have: about two pages. */
export const longestMessage = 5000

type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Says how many characters fit, once there are that many. */
    tooLong: Message<'count'>
    /** Of the page: how that number is written. */
    locale: string
  }

/** A multi-line text field. */
export const TextArea = ({
  name,
  label,
  optional,
  full,
  tooLong,
  locale,
  ...rest
}: TextAreaProps) => {
  const id = useId()
  const { input } = useAnswer<string>(name)
  return (
    <Field id={id} label={label} optional={optional} full={full}>
      <textarea
        className={styles.input}
        id={id}
        required={optional === undefined}
        maxLength={longestMessage}
        {...rest}
        {...input}
      />
      <p className={styles.limit} role="status">
        {input.value.length >= longestMessage &&
          say(tooLong, { count: longestMessage.toLocaleString(locale) })}
      </p>
    </Field>
  )
}
