import { useRef, useState } from 'react'
import { say } from '../../../../content/schema/message.ts'
import type {
  ChoiceQuestion,
  NumberQuestion,
  OptionsQuestion,
} from '../../../../content/schema/questions.ts'
import { FieldError } from '../../../form/Field.tsx'
import { readNumber } from '../../../form/inputs.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { amounts, type DollarRange } from '../amounts.ts'
import { isPersonal, type Step, sliderName } from '../questions.ts'
import {
  amountIn,
  type OptionPicture,
  type StepWords,
  useWizardContent,
} from '../wizard-content.ts'
import { PersonFields, useAnswer } from './PersonFields.tsx'
import styles from './StepFields.module.css'

const ChoicePicture = ({ avif, fallback, width, height }: OptionPicture) => (
  <picture className="frame">
    <source type="image/avif" srcSet={avif} />
    <img src={fallback} width={width} height={height} alt="" loading="lazy" decoding="async" />
  </picture>
)

type ChoicesProps = { name: string; question: ChoiceQuestion | OptionsQuestion; words: StepWords }

/**
 * One of a few cards, with pictures or without, or any of several boxes. Under the label of an
 * option is its price or a note of its own.
 */
const Choices = ({ name, question, words: { label, priceNote, notes } }: ChoicesProps) => {
  const { input, error, errorId } = useAnswer<string | readonly string[]>(name)
  const { own, prices, pictures } = useWizardContent()
  const { ids } = question
  const optionPrices = prices[name] as Readonly<Record<string, number | DollarRange>> | undefined
  const isOne = question.kind === 'choice'
  const isChosen = (id: string) => (isOne ? input.value === id : input.value.includes(id))
  const choose = (id: string) =>
    input.onChange(isOne ? id : ids.filter((other) => isChosen(other) !== (other === id)))
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="sr">{label}</legend>
      <div
        className={isOne ? `grid g3 ${styles.choices}` : 'grid g3 c2'}
        style={isOne ? { '--cards': ids.length } : undefined}
      >
        {ids.map((id) => {
          const picture = isOne && pictures[`${question.pictures}-${id}`]
          const price = optionPrices?.[id]
          return (
            <label key={id} className={`${styles.choice} ${picture ? styles.pictured : ''}`}>
              <input
                className="cover"
                type={isOne ? 'radio' : 'checkbox'}
                name={name}
                value={id}
                checked={isChosen(id)}
                onChange={() => choose(id)}
                onFocus={input.onFocus}
                onBlur={input.onBlur}
              />
              {picture && <ChoicePicture {...picture} />}
              <b className="t-title">{own.labels?.[name]?.[id]}</b>
              <span className="t-note">
                {notes?.[id] ??
                  (priceNote &&
                    price !== undefined &&
                    say(priceNote, { price: amounts().price(price) }))}
              </span>
              <Icon name="check" className={`round ${styles.ring}`} />
            </label>
          )
        })}
      </div>
      {error && <FieldError id={errorId} message={error} />}
    </fieldset>
  )
}

type SliderFieldProps = { name: string; question: NumberQuestion; words: StepWords }

/** A number, typed or set with a slider: nobody has to drag. */
const SliderField = ({ name, question, words }: SliderFieldProps) => {
  const { input, error, errorId } = useAnswer<string>(name)
  const { shared } = useWizardContent()
  const { min, max, step, typical, money } = question
  const { label = '', unit = '' } = words
  const given = readNumber(input.value).value
  const number = Math.min(max, Math.max(min, given ?? question.default))
  const part = (value: number) => (value - min) / (max - min)
  const amount = amountIn(question)
  const [typing, setTyping] = useState(false)
  // A gesture that begins on the slider may turn out to scroll the page: then it changes nothing.
  const beforeGesture = useRef(input.value)
  // As the visitor types it or, afterwards, as the page writes numbers.
  const text = typing || given !== number ? input.value : amounts().count(number)
  return (
    <div className={styles.field}>
      <div className={`t-figure line g1 ${styles.value}`}>
        {money && <span aria-hidden="true">$</span>}
        <input
          id={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={say(shared.amount, { label, unit: money ? '$' : unit })}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          style={{ '--letters': Math.max(2, text.length) }}
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
        <small className="t-lead">{unit}</small>
      </div>
      <FieldError id={errorId} message={error} />
      <div className={styles.slider} style={{ '--part': part(number) }}>
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
          <p
            className={`t-note ${styles.typical}`}
            style={{ '--from': part(typical.from), '--to': part(typical.to) }}
          >
            {say(words.typical, { from: amount(typical.from), to: amount(typical.to) })}
          </p>
        )}
      </div>
      <p className="t-note line apart tel" aria-hidden="true">
        <span>{amount(min)}</span>
        <span>{amount(max)}</span>
      </p>
    </div>
  )
}

/** The fields of a step: that of its question, or those about the person. */
export const StepFields = ({ name, fields, question }: Step) => {
  const words = useWizardContent().own.questions[name]
  if (!question || !words) return <PersonFields fields={fields.filter(isPersonal)} />
  // Two steps with fields of one kind are still two fields.
  return question.kind === 'number' ? (
    <SliderField key={name} name={name} question={question} words={words} />
  ) : (
    <Choices key={name} name={name} question={question} words={words} />
  )
}
