import type { Step } from '../questions.ts'
import { useWizardContent } from '../wizard-context.ts'
import { AddressField, PersonFields } from './PersonalFields.tsx'
import { QuestionField } from './QuestionField.tsx'

/** The fields of a step: that of its question, or those about the person. */
export const StepFields = ({ name, question }: Step) => {
  const words = useWizardContent().own.questions[name]
  if (!question) return name === 'person' ? <PersonFields /> : <AddressField />
  // Two steps with fields of one kind are still two fields.
  return words && 'label' in words ? (
    <QuestionField key={name} name={name} question={question} words={words} />
  ) : null
}
