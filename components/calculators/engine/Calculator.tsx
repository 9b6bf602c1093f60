import { type ReactNode, Suspense, useMemo } from 'react'
import { type Language, languages } from '../../../content/model/languages.ts'
import type { Words } from '../../../content/words.ts'
import { sendCalculatorLead } from '../../leads/calculator-lead.ts'
import type { LeadContent } from '../../leads/lead.ts'
import { showToast } from '../../toast/toasts.ts'
import type { AnswersOf } from './answers.ts'
import type { CalculatorWords, WordsFor } from './calculator-words.ts'
import type { ChoicePictures } from './choice-pictures.ts'
import type { Company } from './document/document-data.ts'
import { createFormats, type Formats } from './formats.ts'
import type { Finished } from './kept/stored-answers.ts'
import type { Questions } from './questions.ts'
import { Waiting } from './result/Waiting.tsx'
import { Wizard } from './wizard/Wizard.tsx'
import { WizardContext } from './wizard-context.ts'

/** What the page gives every calculator. */
export type PageProps = {
  company: Company
  booking: string
  pictures: ChoicePictures
  language: Language
  /** What a visitor answered before the calculator woke up. */
  typed?: Record<string, string>
}

/** The words of one calculator's wizard, beside those that all wizards share. */
export type WizardWords<Own extends CalculatorWords = CalculatorWords> = { own: Own; shared: Words<'wizard'> }

/** What every result is made of. */
export type ResultProps<Q extends Questions, Own extends CalculatorWords> = Pick<PageProps, 'company' | 'booking'> & {
  answers: AnswersOf<Q>
  finished: Finished
  words: WizardWords<Own>
  formats: Formats
}

type CalculatorProps<Q extends Questions, Own extends WordsFor<Q>> = PageProps & {
  /** Under which its answers are kept in the browser. */
  name: string
  questions: Q
  words: WizardWords<Own>
  lead: (answers: AnswersOf<Q>) => LeadContent
  /** Loads the result ahead of time. */
  prepare: () => Promise<unknown>
  result: (props: ResultProps<Q, Own>) => ReactNode
}

/** A wizard, the lead that it sends at its end, and the result that then takes its place. */
export const Calculator = <Q extends Questions, Own extends WordsFor<Q>>(props: CalculatorProps<Q, Own>) => {
  const { name, questions, words, lead, prepare, result, company, booking, pictures, language, typed } = props
  const formats = useMemo(() => createFormats(languages[language].locale), [language])
  const send = async (answers: AnswersOf<Q>) => {
    const reference = await sendCalculatorLead(`${name}Calculator`, lead(answers))
    showToast(words.own.ready)
    return reference
  }
  return (
    <WizardContext value={{ ...words, formats, pictures }}>
      <Wizard
        calculator={name}
        questions={questions}
        typed={typed}
        phone={company.phone}
        send={send}
        prepare={prepare}
        result={(answers, finished) => (
          <Suspense fallback={<Waiting>{words.shared.waiting}</Waiting>}>{result({ answers, finished, words, formats, company, booking })}</Suspense>
        )}
      />
    </WizardContext>
  )
}
