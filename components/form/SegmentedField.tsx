import { useField } from 'react-final-form'
import styles from './SegmentedField.module.css'

type Option = { value: string; label: string; hot?: boolean }
type OptionProps = Option & { name: string }

const Segment = ({ name, value, label, hot = false }: OptionProps) => {
  const { input } = useField<string>(name, { type: 'radio', value })
  return (
    <label className={hot ? `${styles.option} ${styles.hot}` : styles.option}>
      <input {...input} />
      {label}
    </label>
  )
}

/** A few choices side by side, of which one can be picked. None of them has to be. */
export const SegmentedField = ({ name, label, options }: { name: string; label: string; options: readonly Option[] }) => (
  <fieldset className={styles.field}>
    <legend>
      {label} <span>(optional)</span>
    </legend>
    <div className={styles.options}>
      {options.map((option) => (
        <Segment key={option.value} name={name} {...option} />
      ))}
    </div>
  </fieldset>
)
