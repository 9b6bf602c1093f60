import formStyles from '../../../form/form.module.css'
import { TextField } from '../../../form/TextField.tsx'
import { formatPhone, isPersonal, type Step } from '../questions.ts'
import { useWizardContent } from '../wizard-content.ts'
import { Choices } from './Choices.tsx'
import { SliderField } from './SliderField.tsx'

const personalInputs = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', format: formatPhone },
  address: { type: 'text', autoComplete: 'address-line1', full: true },
} as const

/** The fields of a step: that of its question, or those about the person. */
export const StepFields = ({ name, fields, question }: Step) => {
  const { own, shared } = useWizardContent()
  const words = own.questions[name]
  if (!question || !words)
    return (
      <div className={`${formStyles.form} ${fields.length > 1 ? formStyles.two : ''}`}>
        {fields.filter(isPersonal).map((field) => (
          <TextField
            key={field}
            id={field}
            name={field}
            label={shared.personal.labels[field]}
            error="kept"
            {...personalInputs[field]}
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
