import type { CSSProperties } from 'react'
import { FieldError, useAnswer } from '../../../form/TextField.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { PictureFile } from '../choice-pictures.ts'
import styles from './ChoiceCards.module.css'
import type { Option } from './use-options.ts'

const ChoicePicture = ({ avif, fallback, width, height }: PictureFile) => (
  <picture>
    <source type="image/avif" srcSet={avif} />
    <img src={fallback} width={width} height={height} alt="" loading="lazy" decoding="async" />
  </picture>
)

type ChoiceFieldProps = { name: string; legend: string; options: readonly Option[] }

/** One of a few cards, each with a picture. */
export const ChoiceCards = ({ name, legend, options }: ChoiceFieldProps) => {
  const { input, error, errorId } = useAnswer<string>(name)
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="sr">{legend}</legend>
      <div className={styles.choices} style={{ '--cards': options.length } as CSSProperties}>
        {options.map(({ id, label, note, picture }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={input.value === id}
              onChange={() => input.onChange(id)}
              onFocus={() => input.onFocus()}
              onBlur={() => input.onBlur()}
            />
            {picture && <ChoicePicture {...picture} />}
            <b>{label}</b>
            <span>{note}</span>
            <Icon name="check" className={styles.ring} />
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} message={error} />}
    </fieldset>
  )
}

/** Any of several options, or none. */
export const OptionBoxes = ({ name, legend, options }: ChoiceFieldProps) => {
  const { input } = useAnswer<readonly string[]>(name)
  const chosen = input.value || []
  const toggle = (id: string) =>
    input.onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend className="sr">{legend}</legend>
      <div className={styles.boxes}>
        {options.map(({ id, label, note }) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              value={id}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <b>{label}</b>
            <span>{note}</span>
            <Icon name="check" className={styles.ring} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
