import type { CSSProperties } from 'react'
import { say } from '../../../../content/schema/message.ts'
import { FieldError, useAnswer } from '../../../form/TextField.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { ChoiceQuestion, OptionsQuestion } from '../questions.ts'
import { type PictureFile, type QuestionWords, useWizardContent } from '../wizard-content.ts'
import styles from './ChoiceCards.module.css'

type FieldProps<Asked> = { name: string; question: Asked; words: QuestionWords }

/** The words of an option: its label, and under it its price or a note of its own. */
const useOptionWords = (name: string, { note, notes }: QuestionWords) => {
  const { own, amounts, optionPrices } = useWizardContent()
  return (id: string) => {
    const price = optionPrices?.[name]?.[id]
    return (
      <>
        <b>{own.labels?.[name]?.[id]}</b>
        <span>
          {note !== undefined && price !== undefined
            ? say(note, { price: amounts.price(price) })
            : notes?.[id]}
        </span>
        <Icon name="check" className={styles.ring} />
      </>
    )
  }
}

const ChoicePicture = ({ avif, fallback, width, height }: PictureFile) => (
  <picture>
    <source type="image/avif" srcSet={avif} />
    <img src={fallback} width={width} height={height} alt="" loading="lazy" decoding="async" />
  </picture>
)

/** One of a few cards, each with a picture. */
export const ChoiceCards = ({ name, question, words }: FieldProps<ChoiceQuestion>) => {
  const { input, error, errorId } = useAnswer<string>(name)
  const { pictures } = useWizardContent()
  const wordsOf = useOptionWords(name, words)
  const { ids } = question
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="sr">{words.label}</legend>
      <div className={styles.choices} style={{ '--cards': ids.length } as CSSProperties}>
        {ids.map((id) => {
          const picture = pictures[`${question.pictures}-${id}`]
          return (
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
              {wordsOf(id)}
            </label>
          )
        })}
      </div>
      {error && <FieldError id={errorId} message={error} />}
    </fieldset>
  )
}

/** Any of several options, or none. */
export const OptionBoxes = ({ name, question, words }: FieldProps<OptionsQuestion>) => {
  const { input } = useAnswer<readonly string[]>(name)
  const wordsOf = useOptionWords(name, words)
  const chosen = input.value || []
  const toggle = (id: string) =>
    input.onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend className="sr">{words.label}</legend>
      <div className={styles.boxes}>
        {question.ids.map((id) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              value={id}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            {wordsOf(id)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
