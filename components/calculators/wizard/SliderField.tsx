import type { CSSProperties } from 'react'
import { FieldError } from '../../form/FieldError.tsx'
import { useAnswer } from '../../form/use-answer.ts'
import type { Limits } from '../rules/roof-cost.ts'
import { readNumber } from './answers.ts'
import styles from './SliderField.module.css'
import { sliderName } from './typed-answers.ts'

type SliderFieldProps = {
  name: string
  label: string
  unit: string
  limits: Limits
  /** A mark under the slider, where most answers lie. */
  typical?: { from: number; to: number; label: string }
  /** Stands before the number, such as a dollar sign. */
  sign?: string
}

const count = new Intl.NumberFormat('en-US')

/** A number, typed or set with a slider: nobody has to drag. */
export const SliderField = ({ name, label, unit, limits, typical, sign = '' }: SliderFieldProps) => {
  const { input, error, errorId } = useAnswer<string>(name)
  const { min, max, step } = limits
  const number = Math.min(max, Math.max(min, readNumber(input.value) ?? limits.default))
  const part = (value: number) => (value - min) / (max - min)
  return (
    <div className={styles.field}>
      <div className={styles.value}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <input
          id={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${label} in ${unit}`}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          style={{ '--letters': Math.max(2, input.value.length) } as CSSProperties}
          {...input}
        />
        <small>{unit}</small>
      </div>
      <FieldError id={errorId} message={error} />
      <div className={styles.slider} style={{ '--part': part(number) } as CSSProperties}>
        <input
          type="range"
          name={sliderName(name)}
          min={min}
          max={max}
          step={step}
          value={number}
          aria-label={label}
          aria-valuetext={`${sign}${count.format(number)} ${unit}`}
          onChange={(event) => input.onChange(event.target.value)}
        />
        {typical && (
          <div className={styles.typical} style={{ '--from': part(typical.from), '--to': part(typical.to) } as CSSProperties}>
            <span>{typical.label}</span>
          </div>
        )}
      </div>
      <p className={styles.scale} aria-hidden="true">
        <span>
          {sign}
          {count.format(min)}
        </span>
        <span>
          {sign}
          {count.format(max)} {unit}
        </span>
      </p>
    </div>
  )
}
