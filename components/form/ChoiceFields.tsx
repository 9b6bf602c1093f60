import { figureLocale, type Message, say } from '../../content/schema/message.ts'
import segments from './ChoiceFields.module.css'
import styles from './form.module.css'
import { Field, type FieldProps } from './TextField.tsx'

/** Options: each value, in English for the office, mapped to the text the visitor reads. */
export type Choices = Readonly<Record<string, string>>

type SelectProps = FieldProps & { options: Choices }

/** A drop-down list. */
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
  /** Text saying that no answer is needed, shown where none is chosen from the start. */
  optional: string
  /** The answer from the start. */
  chosen?: string
  /** The answer highlighted in red. */
  hot?: string
  /** What takes an answer back. Without it, one of the answers is always chosen. */
  noAnswer?: string
}

/** A few choices side by side, of which at most one can be picked. */
export const SegmentedField = (props: SegmentedFieldProps) => {
  const { name, words, optional, chosen = '', hot, noAnswer } = props
  const answers = [...Object.entries(words.answers), ...(noAnswer ? [['', noAnswer]] : [])]
  return (
    <fieldset className={`grid ${styles.field} ${styles.full}`}>
      <legend className={segments.question}>
        {words.question} {!chosen && <span className={styles.optional}>{optional}</span>}
      </legend>
      <div className={segments.options}>
        {answers.map(([value, label]) => (
          <label
            key={value}
            className={value === hot ? `${segments.option} ${segments.hot}` : segments.option}
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
const longestMessage = 5000

type TextAreaProps = FieldProps & {
  /** Says how many characters fit, once there are that many. */
  tooLong: Message<'count'>
}

/** A multi-line text field. The behavior of its form says when it is full. */
export const TextArea = ({ tooLong, ...field }: TextAreaProps) => (
  <Field
    as="textarea"
    maxLength={longestMessage}
    note={
      <p className={styles.limit} role="status">
        <span data-when="full" hidden>
          {say(tooLong, { count: longestMessage.toLocaleString(figureLocale) })}
        </span>
      </p>
    }
    {...field}
  />
)
