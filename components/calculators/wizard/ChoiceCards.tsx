import type { CSSProperties } from 'react'
import { FieldError } from '../../form/FieldError.tsx'
import { useAnswer } from '../../form/use-answer.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PictureFile } from '../pictures.ts'
import styles from './ChoiceCards.module.css'

export type Choice = { id: string; label: string; note: string; picture?: PictureFile | undefined }

const ChoicePicture = ({ avif, fallback, width, height }: PictureFile) => (
  <picture>
    <source type="image/avif" srcSet={avif} />
    <img src={fallback} width={width} height={height} alt="" loading="lazy" decoding="async" />
  </picture>
)

/** One of a few cards, each with a picture. */
export const ChoiceCards = ({ name, legend, choices }: { name: string; legend: string; choices: readonly Choice[] }) => {
  const { input, error, errorId } = useAnswer<string>(name)
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="sr">{legend}</legend>
      <div className={styles.choices} style={{ '--cards': choices.length } as CSSProperties}>
        {choices.map(({ id, label, note, picture }) => (
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
export const OptionBoxes = ({ name, legend, choices }: { name: string; legend: string; choices: readonly Choice[] }) => {
  const { input } = useAnswer<readonly string[]>(name)
  const chosen = input.value || []
  const toggle = (id: string) => input.onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend className="sr">{legend}</legend>
      <div className={styles.boxes}>
        {choices.map(({ id, label, note }) => (
          <label key={id} className={styles.choice}>
            <input type="checkbox" name={name} value={id} checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <b>{label}</b>
            <span>{note}</span>
            <Icon name="check" className={styles.ring} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
