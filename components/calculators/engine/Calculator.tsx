import { createForm } from 'final-form'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Form } from 'react-final-form'
import type { CalculatorName, Prices } from '../../../content/schema/prices.ts'
import type { Questions } from '../../../content/schema/questions.ts'
import { loadAreas, loadPrices, loadWords } from '../../../renderer/browser/load-data.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { IslandRoot } from '../../../renderer/IslandRoot.tsx'
import type { LeadContent } from '../../leads/lead.ts'
import { loadNumberFormats } from './amounts.ts'
import { type Answers, faultsIn, mapNames, startingAnswers } from './questions.ts'
import type { Finished } from './saved.ts'
import type { SendAnswers } from './wizard/answers-in-flight.ts'
import { useWizard, type WizardProps } from './wizard/use-wizard.ts'
import styles from './wizard/Wizard.module.css'
import { WizardForm } from './wizard/WizardForm.tsx'
import {
  type CalculatorWords,
  messageFor,
  useWizardContent,
  type WizardContent,
  WizardContext,
  type WordsFor,
} from './wizard-content.ts'

/** What the page gives every calculator. */
export type CalculatorPage = Pick<WizardContent, 'company' | 'pictures' | 'shared' | 'faults'> & {
  booking: string | undefined
  /** By which figures are written. */
  locale: string
}

/** The same with what the browser loads. */
type Loaded = CalculatorPage & Pick<WizardContent, 'prices'> & { words: CalculatorWords }

/** What every result gets. */
export type ResultProps<Page> = Page & { answers: Answers; finished: Finished }

type CalculatorProps<Page extends Loaded> = {
  /** Its answers are saved in the browser under it. */
  name: string
  questions: Questions
  page: Page
  /** Loads what the office is told of the answers. */
  loadLead: () => Promise<(answers: Answers, prices: Page['prices']) => LeadContent>
  /** Loads the result, once the first step is done. */
  loadResult: () => Promise<ComponentType<ResultProps<Page>>>
}

const loadMissing = () => import('./result/ResultMissing.tsx')
const ResultMissing = lazy(loadMissing)

type BoundaryProps = { finished: Finished; children: ReactNode }

/** Waits for the code of a result, and says what became of the answers if it fails. */
const ResultBoundary = ({ finished, children }: BoundaryProps) => (
  <Suspense
    fallback={
      <p className={`muted center ${styles.waiting}`} role="status">
        {useWizardContent().shared.waiting}
      </p>
    }
  >
    <IslandRoot instead={<ResultMissing finished={finished} />}>{children}</IslandRoot>
  </Suspense>
)

const WizardOrResult = <Page extends Loaded>(
  props: CalculatorProps<Page> & Pick<WizardProps, 'form' | 'answers'>,
) => {
  const { name, page, form, answers, loadLead, loadResult } = props
  const [Result] = useState(() => lazy(async () => ({ default: await loadResult() })))
  const loadSending = async (): Promise<SendAnswers> => {
    const [{ sendLead }, lead] = await Promise.all([import('./send-lead.ts'), loadLead()])
    return (given, ...how) =>
      sendLead(name, JSON.stringify(given), lead(given, page.prices), ...how)
  }
  const wizard = useWizard({ form, answers, loadSending })
  const { step, finished } = wizard
  const started = step > 0
  const loadTheRest = useEffectEvent(() => {
    Promise.all([loadSending(), loadMissing(), loadResult(), loadAreas()]).catch(console.error)
  })
  useEffect(() => {
    // Long before they are needed, so that the end does not fail for want of a connection.
    if (started) loadTheRest()
  }, [started])
  if (!finished) return <WizardForm {...wizard} />
  return (
    <ResultBoundary finished={finished}>
      <Result {...page} answers={answers} finished={finished} />
    </ResultBoundary>
  )
}

const onSubmit = () => undefined

/** What the fields show, and the form that has their values. */
const startWizard = ({ words: own, ...page }: Loaded, name: string, questions: Questions) => {
  const content = { ...page, name, questions, own }
  const initialValues = startingAnswers(questions)
  const validate = (answers: Answers) =>
    mapNames(faultsIn(questions, answers), (fault, field) => messageFor(content, field, fault))
  const form = createForm<Answers>({ onSubmit, initialValues, validate })
  // For good: a field that is registered with its step would get the initial value again.
  for (const field of Object.keys(initialValues)) form.registerField(field, onSubmit, {})
  return { content, form }
}

/** A wizard, the lead that it sends at its end, and the result that then takes its place. */
export const Calculator = <
  Asked extends Questions,
  Page extends Loaded & { words: WordsFor<Asked> },
>(
  props: CalculatorProps<Page> & { questions: Asked },
) => {
  const [{ content, form }] = useState(() => startWizard(props.page, props.name, props.questions))
  return (
    <WizardContext value={content}>
      <Form form={form} onSubmit={onSubmit} subscription={{ values: true }}>
        {({ values }) => <WizardOrResult {...props} form={form} answers={values} />}
      </Form>
    </WizardContext>
  )
}

type ContentOf<Name extends CalculatorName> = { words: Words<Name>; prices: Prices[Name] }

/** Returns what loads a calculator in the browser, with its words and prices. */
export const calculatorLoader =
  <Name extends CalculatorName, Page extends object>(
    name: Name,
    Component: ComponentType<Page & ContentOf<Name>>,
  ) =>
  async (): Promise<ComponentType<Page>> => {
    const [words, prices] = await Promise.all([
      loadWords(name),
      loadPrices(name),
      loadNumberFormats(),
    ])
    // Neither is a promise, which TypeScript cannot know of a generic name.
    const loaded = { words: words[name], prices } as unknown as ContentOf<Name>
    return (page) => <Component {...page} {...loaded} />
  }
