import { figureLocale, type Message, say } from '../../content/schema/message.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './form.module.css'

/** Options: each value, in English for the office, mapped to the text the visitor reads. */
export type Choices = Readonly<Record<string, string>>

type SelectProps = FieldProps & { options: Choices }

export const SelectField = ({ placeholder, options, ...field }: SelectProps) => (
  <Field as="select" {...field}>
    <option value="">{placeholder}</option>
    {Object.entries(options).map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </Field>
)

type SegmentedFieldProps = {
  name: string
  words: { question: string; answers: Choices }
  /** Text saying that no answer is needed, shown if none is selected at first. */
  optional: string
  /** The answer that is selected at first. */
  chosen?: string
  /** The answer highlighted in red. */
  hot?: string
  /** Label of the option that clears the answer. Without it, an answer is always selected. */
  noAnswer?: string
}

/** A few choices side by side, of which at most one can be selected. */
export const SegmentedField = (props: SegmentedFieldProps) => {
  const { name, words, optional, chosen = '', hot, noAnswer } = props
  const answers = [...Object.entries(words.answers), ...(noAnswer ? [['', noAnswer]] : [])]
  return (
    <fieldset className="stack g2 full">
      <legend className="t-label">
        {words.question} {!chosen && <span className="t-small muted">{optional}</span>}
      </legend>
      <div className={`cluster g1 ${styles.options}`}>
        {answers.map(([value, label]) => (
          <label
            key={value}
            className={value === hot ? `${styles.option} ${styles.hot}` : styles.option}
          >
            <input
              className="cover"
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The most characters a message can have: about two pages. */
const maxMessageLength = 5000

type TextAreaProps = FieldProps & {
  /** States the maximum number of characters, once it is reached. */
  tooLong: Message<'count'>
}

/** A multi-line text field. The behavior of its form reports when it is full. */
export const TextArea = ({ tooLong, ...field }: TextAreaProps) => (
  <Field
    as="textarea"
    maxLength={maxMessageLength}
    note={
      <p className={`t-small ${styles.limit}`} role="status">
        <span data-when="full" hidden>
          {say(tooLong, { count: maxMessageLength.toLocaleString(figureLocale) })}
        </span>
      </p>
    }
    {...field}
  />
)
