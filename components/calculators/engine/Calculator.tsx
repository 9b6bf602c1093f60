import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Form, useFormState } from 'react-final-form'
import type { LeadContent } from '../../leads/lead.ts'
import { createAmounts } from './amounts.ts'
import type { Company } from './document/page.ts'
import { type AnswersOf, type Questions, startingAnswers, wrongFields } from './questions.ts'
import { orReload } from './reload.ts'
import { ResultBoundary, Waiting } from './result/ResultBoundary.tsx'
import type { Finished } from './saved-answers.ts'
import { useWizard } from './wizard/use-wizard.ts'
import { WizardForm } from './wizard/WizardForm.tsx'
import {
  type CalculatorWords,
  messagesOf,
  type SharedWords,
  type WizardContent,
  WizardContext,
} from './wizard-content.ts'

/** What the page gives every calculator. */
export type PageProps = {
  company: Company
  booking: string
  pictures: WizardContent['pictures']
  /** By which figures are written. */
  locale: string
  shared: SharedWords
}

/** What every result gets. */
export type ResultProps<Q extends Questions, Prices> = Pick<
  PageProps,
  'company' | 'booking' | 'locale'
> & {
  answers: AnswersOf<Q>
  finished: Finished
  prices: Prices
}

type CalculatorProps<Q extends Questions, Prices> = PageProps & {
  /** Its answers are saved in the browser under it. */
  name: string
  questions: Q
  words: CalculatorWords
  prices: Prices
  optionPrices?: WizardContent['optionPrices']
  /** Loads what the office is told of the answers. */
  loadLead: () => Promise<(answers: AnswersOf<Q>, prices: Prices) => LeadContent>
  /** Loads the result ahead of time. */
  loadResult: () => Promise<unknown>
  result: (props: ResultProps<Q, Prices>) => ReactNode
}

/** The code that sends leads is needed at the end only. */
const loadSending = () => import('../../leads/calculator-lead.ts')

const WizardOrResult = <Q extends Questions, Prices>(props: CalculatorProps<Q, Prices>) => {
  const { name, questions, prices, shared, company, booking, locale, loadLead, loadResult } = props
  const form = useRef<HTMLFormElement>(null)
  const loadEnd = async () => {
    const [sending, lead] = await Promise.all([loadSending(), loadLead()])
    await sending.loadOutbox()
    return { ...sending, lead }
  }
  const send = async (answers: AnswersOf<Q>, keep: boolean) => {
    const { sendCalculatorLead, lead } = await orReload(name, loadEnd)
    return sendCalculatorLead(`${name}Calculator`, lead(answers, prices), keep)
  }
  const { resultOf, ...place } = useWizard({ calculator: name, questions, send, form })
  const { values: answers } = useFormState<AnswersOf<Q>>({ subscription: { values: true } })
  useEffect(() => {
    // Once the wizard works, so that its end does not fail for want of a connection.
    Promise.all([loadEnd(), loadResult()]).catch(console.error)
  }, [])
  const finished = resultOf(answers)
  if (!finished) return <WizardForm form={form} {...place} />
  return (
    <ResultBoundary finished={finished} words={shared}>
      <Suspense fallback={<Waiting>{shared.waiting}</Waiting>}>
        {props.result({ answers, finished, prices, company, booking, locale })}
      </Suspense>
    </ResultBoundary>
  )
}

/**
 * A wizard, the lead that it sends at its end, and the result that then takes its place. The first
 * question is there as HTML, before any script.
 */
export const Calculator = <Q extends Questions, Prices>(props: CalculatorProps<Q, Prices>) => {
  const { questions, words: own, shared, locale, pictures, optionPrices } = props
  const amounts = useMemo(() => createAmounts(locale), [locale])
  const content = { own, shared, amounts, pictures, optionPrices }
  const messages = messagesOf(questions, content)
  const [initial] = useState(() => startingAnswers(questions))
  const validate = (answers: AnswersOf<Q>) =>
    Object.fromEntries(wrongFields(questions, answers).map((field) => [field, messages[field]]))
  return (
    <WizardContext value={content}>
      <Form<AnswersOf<Q>> onSubmit={() => undefined} initialValues={initial} validate={validate}>
        {() => <WizardOrResult {...props} />}
      </Form>
    </WizardContext>
  )
}
