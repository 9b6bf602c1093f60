import type { QuestionWords } from '../calculator-words.ts'
import type { ChoiceQuestion, OptionsQuestion, Question } from '../questions.ts'
import { ChoiceCards, OptionBoxes } from './ChoiceCards.tsx'
import { SliderField } from './SliderField.tsx'
import { useOptions } from './use-options.ts'

type FieldProps<Asked extends Question> = { name: string; question: Asked; words: QuestionWords }

const OptionsField = ({ name, question, words }: FieldProps<ChoiceQuestion | OptionsQuestion>) => {
  const options = useOptions(name, question, words)
  const Field = question.kind === 'choice' ? ChoiceCards : OptionBoxes
  return <Field name={name} legend={words.label} options={options} />
}

/** The field in which a question about the house is answered. */
export const QuestionField = ({ name, question, words }: FieldProps<Question>) =>
  question.kind === 'number' ? (
    <SliderField name={name} question={question} words={words} />
  ) : (
    <OptionsField name={name} question={question} words={words} />
  )
