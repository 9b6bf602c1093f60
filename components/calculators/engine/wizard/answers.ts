import { createForm } from 'final-form'
import {
  type Answers,
  changedOnScreen,
  cleanAnswers,
  faultsIn,
  mapNames,
  startingAnswers,
} from '../questions.ts'
import { messageFor, type WizardContent } from '../wizard-content.ts'

const onSubmit = () => undefined

/** The answers of a wizard, which final-form has. */
export const createAnswers = (content: WizardContent) => {
  const { questions } = content
  const initialValues = startingAnswers(questions)
  const validate = (answers: Answers) =>
    mapNames(faultsIn(questions, answers), (fault, field) => messageFor(content, field, fault))
  const form = createForm<Answers>({ onSubmit, initialValues, validate })
  // For good: a field that is registered with its step would get the initial value again.
  for (const field of Object.keys(initialValues)) form.registerField(field, onSubmit, {})
  const now = () => form.getState().values
  const change = (changed: Partial<Answers>) =>
    form.batch(() => {
      for (const [field, answer] of Object.entries(changed)) form.change(field, answer)
    })
  return {
    form,
    now,
    /** As they are stored and compared. */
    text: () => JSON.stringify(now()),
    change,
    /** Those of some fields whose answer is wrong. */
    wrongIn: (fields: readonly string[] = []) =>
      fields.filter((field) => form.getState().errors?.[field] !== undefined),
    /** The answers of a link to this page. Few visitors come by one; a broken one is left out. */
    loadScenario: () =>
      import('../scenario.ts')
        .then(({ readScenario }) => readScenario(content, location))
        .catch((error) => void console.error(error)),
    clean: () => change(cleanAnswers(questions, now())),
    /** Autofill may change the fields on the screen without an event that React hears. */
    read: (screen: HTMLFormElement, fields: readonly string[] = []) =>
      change(changedOnScreen(new FormData(screen), fields, questions, now())),
  }
}
