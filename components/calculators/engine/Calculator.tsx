import { type ReactNode, Suspense, useMemo } from 'react'
import type { LeadContent } from '../../leads/lead.ts'
import { createAmounts } from './amounts.ts'
import type { AnswersOf } from './answers.ts'
import type { CalculatorWords, SharedWords, WordsFor } from './calculator-words.ts'
import type { ChoicePictures } from './choice-pictures.ts'
import type { Company } from './document/document-data.ts'
import { orReload } from './kept/second-try.ts'
import type { Finished } from './kept/stored-answers.ts'
import type { Questions } from './questions.ts'
import { ResultBoundary } from './result/ResultBoundary.tsx'
import { Waiting } from './result/Waiting.tsx'
import { Wizard } from './wizard/Wizard.tsx'
import { WizardContext } from './wizard-context.ts'

/** What the page gives every calculator. */
export type PageProps = {
  company: Company
  booking: string
  pictures: ChoicePictures
  /** By which figures are written. */
  locale: string
  shared: SharedWords
}

/** What every result is made of. */
export type ResultProps<Q extends Questions, Own extends CalculatorWords> = Pick<
  PageProps,
  'company' | 'booking' | 'locale'
> & {
  answers: AnswersOf<Q>
  finished: Finished
  labels: Own['labels']
}

type CalculatorProps<Q extends Questions, Own extends WordsFor<Q>> = PageProps & {
  /** Under which its answers are kept in the browser. */
  name: string
  questions: Q
  words: Own
  /** Loads what the office is told of the answers. */
  loadLead: () => Promise<(answers: AnswersOf<Q>) => LeadContent>
  /** Loads the result ahead of time. */
  loadResult: () => Promise<unknown>
  result: (props: ResultProps<Q, Own>) => ReactNode
}

/** What sends leads is needed at the end only. */
const loadSending = () => import('../../leads/calculator-lead.ts')

/** A wizard, the lead that it sends at its end, and the result that then takes its place. */
export const Calculator = <Q extends Questions, Own extends WordsFor<Q>>(
  props: CalculatorProps<Q, Own>,
) => {
  const {
    name,
    questions,
    words,
    loadLead,
    loadResult,
    result,
    company,
    booking,
    pictures,
    shared,
    locale,
  } = props
  const amounts = useMemo(() => createAmounts(locale), [locale])
  const loadEnd = async () => {
    const [sending, lead] = await Promise.all([loadSending(), loadLead()])
    await sending.loadOutbox()
    return { ...sending, lead }
  }
  const prepare = () => Promise.all([loadEnd(), loadResult()])
  const send = async (answers: AnswersOf<Q>, keep: boolean) => {
    const { sendCalculatorLead, lead } = await orReload(name, loadEnd)
    return sendCalculatorLead(`${name}Calculator`, lead(answers), keep)
  }
  return (
    <WizardContext value={{ own: words, shared, amounts, pictures }}>
      <Wizard
        calculator={name}
        questions={questions}
        send={send}
        prepare={prepare}
        result={(answers, finished) => (
          <ResultBoundary finished={finished} words={shared}>
            <Suspense fallback={<Waiting>{shared.waiting}</Waiting>}>
              {result({
                answers,
                finished,
                labels: words.labels as Own['labels'],
                company,
                booking,
                locale,
              })}
            </Suspense>
          </ResultBoundary>
        )}
      />
    </WizardContext>
  )
}
