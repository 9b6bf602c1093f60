import type { CSSProperties } from 'react'
import { say } from '../../../../content/schema/message.ts'
import formStyles from '../../../form/form.module.css'
import { FieldError, TextField, useAnswer } from '../../../form/TextField.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import {
  type ChoiceQuestion,
  isPersonal,
  type OptionsQuestion,
  personal,
  type Step,
} from '../questions.ts'
import { type PictureFile, type StepWords, useWizardContent } from '../wizard-content.ts'
import { SliderField } from './SliderField.tsx'
import styles from './StepFields.module.css'

const ChoicePicture = ({ avif, fallback, width, height }: PictureFile) => (
  <picture>
    <source type="image/avif" srcSet={avif} />
    <img src={fallback} width={width} height={height} alt="" loading="lazy" decoding="async" />
  </picture>
)

type ChoicesProps = { name: string; question: ChoiceQuestion | OptionsQuestion; words: StepWords }

/**
 * One of a few cards, each with a picture, or any of several boxes. Under the label of an option is
 * its price or a note of its own.
 */
const Choices = ({ name, question, words: { label, note, notes } }: ChoicesProps) => {
  const { input, error, errorId } = useAnswer<string | readonly string[]>(name)
  const { own, amounts, prices, pictures } = useWizardContent()
  const { ids } = question
  const optionPrices = prices[name] as Readonly<Record<string, number>> | undefined
  const isOne = question.kind === 'choice'
  const isChosen = (id: string) => (isOne ? input.value === id : input.value.includes(id))
  const choose = (id: string) =>
    input.onChange(isOne ? id : ids.filter((other) => isChosen(other) !== (other === id)))
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="sr">{label}</legend>
      <div
        className={isOne ? styles.choices : styles.boxes}
        style={isOne ? ({ '--cards': ids.length } as CSSProperties) : undefined}
      >
        {ids.map((id) => {
          const picture = isOne && pictures[`${question.pictures}-${id}`]
          const price = optionPrices?.[id]
          return (
            <label key={id} className={styles.choice}>
              <input
                className="cover"
                type={isOne ? 'radio' : 'checkbox'}
                name={name}
                value={id}
                checked={isChosen(id)}
                onChange={() => choose(id)}
                onFocus={() => input.onFocus()}
                onBlur={() => input.onBlur()}
              />
              {picture && <ChoicePicture {...picture} />}
              <b>{own.labels?.[name]?.[id]}</b>
              <span>
                {note !== undefined && price !== undefined
                  ? say(note, { price: amounts.price(price) })
                  : notes?.[id]}
              </span>
              <Icon name="check" className={styles.ring} />
            </label>
          )
        })}
      </div>
      {error && <FieldError id={errorId} message={error} />}
    </fieldset>
  )
}

/** The fields of a step: that of its question, or those about the person. */
export const StepFields = ({ name, fields, question }: Step) => {
  const { own, shared } = useWizardContent()
  const words = own.questions[name]
  if (!question || !words)
    return (
      <div className={`${formStyles.reserved} ${fields.length > 1 ? formStyles.two : ''}`}>
        {fields.filter(isPersonal).map((field) => (
          <TextField
            key={field}
            id={field}
            name={field}
            label={shared.personal.labels[field]}
            room="reserved"
            {...personal[field].input}
            format={(typed) => personal[field].read(typed).value ?? typed}
          />
        ))}
      </div>
    )
  // Two steps with fields of one kind are still two fields.
  return question.kind === 'number' ? (
    <SliderField key={name} name={name} question={question} words={words} />
  ) : (
    <Choices key={name} name={name} question={question} words={words} />
  )
}
