import type { ComponentProps } from 'react'
import formStyles from '../../../form/form.module.css'
import { TextField } from '../../../form/TextField.tsx'
import { formatPhone, type PersonalField } from '../personal.ts'
import type { Question, Step } from '../questions.ts'
import { type QuestionWords, useWizardContent } from '../wizard-content.ts'
import { ChoiceCards, OptionBoxes } from './ChoiceCards.tsx'
import { SliderField } from './SliderField.tsx'

type LineProps = { name: PersonalField } & Omit<ComponentProps<typeof TextField>, 'name' | 'label'>

const Line = ({ name, ...rest }: LineProps) => (
  <TextField
    id={name}
    name={name}
    label={useWizardContent().shared.personal.labels[name]}
    error="kept"
    {...rest}
  />
)

/** Who asks: the same four fields in every calculator. */
const PersonFields = () => (
  <div className={`${formStyles.form} ${formStyles.two}`}>
    <Line name="firstName" type="text" autoComplete="given-name" />
    <Line name="lastName" type="text" autoComplete="family-name" />
    <Line name="email" type="email" inputMode="email" autoComplete="email" />
    <Line name="phone" type="tel" inputMode="tel" autoComplete="tel" format={formatPhone} />
  </div>
)

const AddressField = () => (
  <div className={formStyles.form}>
    <Line name="address" type="text" autoComplete="address-line1" full />
  </div>
)

type QuestionFieldProps = { name: string; question: Question; words: QuestionWords }

const QuestionField = ({ name, question, words }: QuestionFieldProps) => {
  switch (question.kind) {
    case 'number':
      return <SliderField name={name} question={question} words={words} />
    case 'choice':
      return <ChoiceCards name={name} question={question} words={words} />
    case 'options':
      return <OptionBoxes name={name} question={question} words={words} />
  }
}

/** The fields of a step: that of its question, or those about the person. */
export const StepFields = ({ name, question }: Step) => {
  const words = useWizardContent().own.questions[name]
  if (!question) return name === 'person' ? <PersonFields /> : <AddressField />
  // Two steps with fields of one kind are still two fields.
  return words && 'label' in words ? (
    <QuestionField key={name} name={name} question={question} words={words} />
  ) : null
}
