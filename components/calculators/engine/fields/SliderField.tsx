import { type CSSProperties, useRef, useState } from 'react'
import { say } from '../../../../content/schema/message.ts'
import { readNumber } from '../../../form/inputs.ts'
import { FieldError, useAnswer } from '../../../form/TextField.tsx'
import type { NumberQuestion } from '../questions.ts'
import { sliderName } from '../wizard/restore.ts'
import { amountIn, type StepWords, useWizardContent } from '../wizard-content.ts'
import styles from './SliderField.module.css'

type SliderFieldProps = { name: string; question: NumberQuestion; words: StepWords }

/** A number, typed or set with a slider: nobody has to drag. */
export const SliderField = ({ name, question, words }: SliderFieldProps) => {
  const { input, error, errorId } = useAnswer<string>(name)
  const { shared, amounts } = useWizardContent()
  const { min, max, step, typical, money } = question
  const { label = '', unit = '' } = words
  const given = readNumber(input.value).value
  const number = Math.min(max, Math.max(min, given ?? question.default))
  const part = (value: number) => (value - min) / (max - min)
  const amount = amountIn(amounts, question)
  const [typing, setTyping] = useState(false)
  // A gesture that begins on the slider may turn out to scroll the page: then it changes nothing.
  const beforeGesture = useRef(input.value)
  // As the visitor types it or, afterwards, as the page writes numbers.
  const text = typing || given !== number ? input.value : amounts.count(number)
  return (
    <div className={styles.field}>
      <div className={styles.value}>
        {money && <span aria-hidden="true">$</span>}
        <input
          id={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={say(shared.amount, { label, unit: money ? '$' : unit })}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          style={{ '--letters': Math.max(2, text.length) } as CSSProperties}
          {...input}
          value={text}
          onChange={(event) => {
            setTyping(true)
            input.onChange(event)
          }}
          onBlur={() => {
            setTyping(false)
            input.onBlur()
          }}
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
          aria-valuetext={`${amount(number)} ${unit}`}
          onChange={(event) => input.onChange(event.target.value)}
          onPointerDown={() => {
            beforeGesture.current = input.value
          }}
          onPointerCancel={() => input.onChange(beforeGesture.current)}
        />
        {typical && words.typical && (
          <div
            className={styles.typical}
            style={{ '--from': part(typical.from), '--to': part(typical.to) } as CSSProperties}
          >
            <span>
              {say(words.typical, { from: amount(typical.from), to: amount(typical.to) })}
            </span>
          </div>
        )}
      </div>
      <p className={styles.scale} aria-hidden="true">
        <span>{amount(min)}</span>
        <span>{amount(max)}</span>
      </p>
    </div>
  )
}
