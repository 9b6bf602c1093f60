import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useFormState } from 'react-final-form'
import { loadOutbox } from '../../../leads/calculator-lead.ts'
import { type AnswersOf, startingAnswers, wrongFields } from '../answers.ts'
import { messagesOf } from '../calculator-words.ts'
import type { Finished } from '../kept/stored-answers.ts'
import { typedAnswers } from '../kept/typed-answers.ts'
import type { Questions } from '../questions.ts'
import { useWizardContent } from '../wizard-context.ts'
import type { SendAnswers } from './use-finish.ts'
import { useWizard } from './use-wizard.ts'
import { WizardForm } from './WizardForm.tsx'

export type WizardProps<Q extends Questions> = {
  /** Under which its answers are kept in the browser. */
  calculator: string
  questions: Q
  /** Sends the answers and returns their reference. Throws when they could not be sent. */
  send: SendAnswers<AnswersOf<Q>>
  /** What stands in place of the wizard once it is finished. */
  result: (answers: AnswersOf<Q>, finished: Finished) => ReactNode
  /** Loads the result ahead of time. */
  prepare: () => Promise<unknown>
  /** What a visitor answered before the wizard woke up. */
  typed: Record<string, string> | undefined
  phone: string
}

const Steps = <Q extends Questions>({ calculator, questions, send, result, prepare, phone }: Omit<WizardProps<Q>, 'typed'>) => {
  const form = useRef<HTMLFormElement>(null)
  const { shared } = useWizardContent()
  const { resultOf, ...place } = useWizard({ calculator, questions, send, words: shared, form })
  const { values } = useFormState<AnswersOf<Q>>({ subscription: { values: true } })
  useEffect(() => {
    // Once the wizard works: what its end needs, so that it does not fail there for want of a connection.
    loadOutbox().catch(console.error)
    prepare().catch(console.error)
  }, [prepare])
  const finished = resultOf(values)
  return finished ? result(values, finished) : <WizardForm form={form} phone={phone} {...place} />
}

/** One question after another, each checked before the next; then a result. The first is there as HTML, before any script. */
export const Wizard = <Q extends Questions>({ typed, ...wizard }: WizardProps<Q>) => {
  const { questions } = wizard
  const messages = messagesOf(questions, useWizardContent())
  const [initial] = useState(() => typedAnswers(startingAnswers(questions), typed))
  const validate = (answers: AnswersOf<Q>) => Object.fromEntries(wrongFields(questions, answers).map((field) => [field, messages[field]]))
  return (
    <Form<AnswersOf<Q>> onSubmit={() => undefined} initialValues={initial} validate={validate}>
      {() => <Steps {...wizard} />}
    </Form>
  )
}
