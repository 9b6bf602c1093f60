import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useFormState } from 'react-final-form'
import { type AnswersOf, startingAnswers, wrongFields } from '../answers.ts'
import { messagesOf } from '../calculator-words.ts'
import type { Finished } from '../kept/stored-answers.ts'
import type { Questions } from '../questions.ts'
import { useWizardContent } from '../wizard-context.ts'
import type { SendAnswers } from './use-finish.ts'
import { useWizard } from './use-wizard.ts'
import { WizardForm } from './WizardForm.tsx'

export type WizardProps<Q extends Questions> = {
  /** Under which its answers are kept in the browser. */
  calculator: string
  questions: Q
  send: SendAnswers<AnswersOf<Q>>
  /** What stands in place of the wizard once it is finished. */
  result: (answers: AnswersOf<Q>, finished: Finished) => ReactNode
  /** Loads ahead of time what the end of the wizard needs. */
  prepare: () => Promise<unknown>
}

const WizardOrResult = <Q extends Questions>({
  calculator,
  questions,
  send,
  result,
  prepare,
}: WizardProps<Q>) => {
  const form = useRef<HTMLFormElement>(null)
  const { shared } = useWizardContent()
  const { resultOf, ...place } = useWizard({ calculator, questions, send, words: shared, form })
  const { values } = useFormState<AnswersOf<Q>>({ subscription: { values: true } })
  useEffect(() => {
    // Once the wizard works, so that its end does not fail for want of a connection.
    prepare().catch(console.error)
  }, [])
  const finished = resultOf(values)
  return finished ? result(values, finished) : <WizardForm form={form} {...place} />
}

/**
 * One question after another, each checked before the next; then a result. The first is there as
 * HTML, before any script.
 */
export const Wizard = <Q extends Questions>(wizard: WizardProps<Q>) => {
  const { questions } = wizard
  const messages = messagesOf(questions, useWizardContent())
  const [initial] = useState(() => startingAnswers(questions))
  const validate = (answers: AnswersOf<Q>) =>
    Object.fromEntries(wrongFields(questions, answers).map((field) => [field, messages[field]]))
  return (
    <Form<AnswersOf<Q>> onSubmit={() => undefined} initialValues={initial} validate={validate}>
      {() => <WizardOrResult {...wizard} />}
    </Form>
  )
}
