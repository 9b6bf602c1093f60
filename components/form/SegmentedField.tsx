import { useField } from 'react-final-form'
import type { Choices } from './choices.ts'
import styles from './SegmentedField.module.css'
import { asTyped } from './use-answer.ts'

type SegmentProps = { name: string; value: string; label: string; hot: boolean }

const Segment = ({ name, value, label, hot }: SegmentProps) => {
  const { input } = useField<string>(name, { type: 'radio', value, parse: asTyped })
  return (
    <label className={hot ? `${styles.option} ${styles.hot}` : styles.option}>
      <input {...input} />
      {label}
    </label>
  )
}

type SegmentedFieldProps = {
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
  <fieldset className={styles.field}>
    <legend>
      {words.question} <span>{optional}</span>
    </legend>
    <div className={styles.options}>
      {Object.entries(words.answers).map(([value, label]) => (
        <Segment key={value} name={name} value={value} label={label} hot={value === hot} />
      ))}
      {noAnswer && <Segment name={name} value="" label={noAnswer} hot={false} />}
    </div>
  </fieldset>
)
