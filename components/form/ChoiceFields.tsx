import { type ComponentProps, useId } from 'react'
import { useField } from 'react-final-form'
import { type Message, say } from '../../content/schema/message.ts'
import segments from './ChoiceFields.module.css'
import styles from './form.module.css'
import { asTyped, Field, type FieldProps, useAnswer } from './TextField.tsx'

/** Options: each value, in English for the office, mapped to the text the visitor reads. */
export type Choices = Readonly<Record<string, string>>

/** A drop-down list. */
export const SelectField = ({
  name,
  placeholder,
  options,
  ...field
}: FieldProps & { placeholder: string; options: Choices }) => {
  const id = useId()
  const { input } = useAnswer<string>(name)
  return (
    <Field id={id} {...field}>
      <select className={styles.input} id={id} required={field.optional === undefined} {...input}>
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

type SegmentProps = { name: string; value: string; label: string; hot: boolean }

const Segment = ({ name, value, label, hot }: SegmentProps) => {
  const { input } = useField<string>(name, { type: 'radio', value, parse: asTyped })
  return (
    <label className={hot ? `${segments.option} ${segments.hot}` : segments.option}>
      <input {...input} />
      {label}
    </label>
  )
}

export type SegmentedFieldProps = {
  name: string
  words: { question: string; answers: Choices }
  /** Text saying that no answer is needed. */
  optional: string
  /** The answer highlighted in red. */
  hot?: string
  /** What takes an answer back. Without it, one of the answers is always chosen. */
  noAnswer?: string
}

/** A few choices side by side, of which at most one can be picked. */
export const SegmentedField = ({ name, words, optional, hot, noAnswer }: SegmentedFieldProps) => (
  <fieldset className={segments.field}>
    <legend>
      {words.question} <span>{optional}</span>
    </legend>
    <div className={segments.options}>
      {Object.entries(words.answers).map(([value, label]) => (
        <Segment key={value} name={name} value={value} label={label} hot={value === hot} />
      ))}
      {noAnswer && <Segment name={name} value="" label={noAnswer} hot={false} />}
    </div>
  </fieldset>
)

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
