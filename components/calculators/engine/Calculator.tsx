import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Form, useField, useFormState } from 'react-final-form'
import { say } from '../../../content/schema/message.ts'
import { IslandRoot } from '../../../renderer/IslandRoot.tsx'
import type { LeadContent } from '../../leads/lead.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { createAmounts } from './amounts.ts'
import type { Company } from './document/page.ts'
import { type AnswersOf, type Questions, startingAnswers, wrongFields } from './questions.ts'
import type { Finished } from './saved-answers.ts'
import { useWizard } from './wizard/use-wizard.ts'
import styles from './wizard/Wizard.module.css'
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
  /** Loads the result, once the first step is done. */
  loadResult: () => Promise<unknown>
  result: (props: ResultProps<Q, Prices>) => ReactNode
}

type ResultBoundaryProps = { finished: Finished; words: SharedWords; children: ReactNode }

/**
 * If a result cannot be shown, its visitor still learns that the lead was taken, or waits. The page
 * loaded again shows the result, because the answers are saved in the tab.
 */
const ResultBoundary = ({ finished, words, children }: ResultBoundaryProps) => {
  const { reference, waiting: where } = finished
  const { title, text, again } = words.resultMissing
  return (
    <IslandRoot
      instead={
        <Callout tone="warn" title={where ? words.notSentYet[where] : say(title, { reference })}>
          {text}{' '}
          {where !== 'notKept' && (
            <button type="button" className={buttonClass({})} onClick={() => location.reload()}>
              {again}
            </button>
          )}
        </Callout>
      }
    >
      <Suspense
        fallback={
          <p className={styles.waiting} role="status">
            {words.waiting}
          </p>
        }
      >
        {children}
      </Suspense>
    </IslandRoot>
  )
}

/** Registers a field for good: one that appears with its step would get the initial value again. */
const Registered = ({ name }: { name: string }) => {
  useField(name, { subscription: {} })
  return null
}

const WizardOrResult = <Q extends Questions, Prices>(props: CalculatorProps<Q, Prices>) => {
  const { name, questions, prices, shared, company, booking, locale, loadLead, loadResult } = props
  const form = useRef<HTMLFormElement>(null)
  const loadSending = async () => {
    const [{ loadOutbox, sendCalculatorLead }, lead] = await Promise.all([
      import('../../leads/calculator-lead.ts'),
      loadLead(),
    ])
    await loadOutbox()
    return (answers: AnswersOf<Q>, keep: boolean) =>
      sendCalculatorLead(`${name}Calculator`, lead(answers, prices), keep)
  }
  const { values: answers } = useFormState<AnswersOf<Q>>({ subscription: { values: true } })
  const wizard = useWizard({ calculator: name, questions, answers, loadSending, form })
  const { step, finished } = wizard
  const started = step > 0
  useEffect(() => {
    // Long before they are needed, so that the end does not fail for want of a connection.
    if (started) Promise.all([loadSending(), loadResult()]).catch(console.error)
  }, [started])
  if (!finished) return <WizardForm form={form} {...wizard} />
  return (
    <ResultBoundary finished={finished} words={shared}>
      {props.result({ answers, finished, prices, company, booking, locale })}
    </ResultBoundary>
  )
}

/** A wizard, the lead that it sends at its end, and the result that then takes its place. */
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
        {() => (
          <>
            {Object.keys(initial).map((field) => (
              <Registered key={field} name={field} />
            ))}
            <WizardOrResult {...props} />
          </>
        )}
      </Form>
    </WizardContext>
  )
}
