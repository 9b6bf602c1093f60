import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { Form } from 'react-final-form'
import { say } from '../../../content/schema/message.ts'
import type { CalculatorName, Prices } from '../../../content/schema/prices.ts'
import type { Questions } from '../../../content/schema/questions.ts'
import { loadAreas, loadPrices, loadWords } from '../../../renderer/browser/load-data.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { IslandRoot } from '../../../renderer/IslandRoot.tsx'
import type { LeadContent } from '../../leads/lead.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { loadNumberFormats } from './amounts.ts'
import type { Answers } from './questions.ts'
import type { Finished } from './saved.ts'
import type { SendAnswers } from './wizard/sending.ts'
import styles from './wizard/Wizard.module.css'
import { WizardForm } from './wizard/WizardForm.tsx'
import { createWizard } from './wizard/wizard.ts'
import {
  type CalculatorWords,
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

/**
 * In place of a result that cannot be shown: its visitor still learns that the lead was taken, or
 * waits. The page loaded again shows the result, because the answers are saved in the tab.
 */
const ResultMissing = ({ finished: { reference, waiting } }: { finished: Finished }) => {
  const { company, shared } = useWizardContent()
  const { title, text, again } = shared.resultMissing
  const slots = { number: company.phone, mail: company.email }
  return (
    <Callout
      tone="warn"
      title={waiting ? say(shared.notSentYet[waiting], slots) : say(title, { reference })}
    >
      {text}{' '}
      {waiting !== 'notKept' && (
        <button type="button" className={buttonClass({})} onClick={() => location.reload()}>
          {again}
        </button>
      )}
    </Callout>
  )
}

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

/** A wizard, with what its fields show, and its result. */
const startWizard = <Page extends Loaded>(props: CalculatorProps<Page>) => {
  const { name, questions, page, loadLead, loadResult } = props
  const { words: own, ...rest } = page
  const content = { ...rest, name, questions, own }
  const loadSending = async (): Promise<SendAnswers> => {
    const [{ sendLead }, lead] = await Promise.all([import('./send-lead.ts'), loadLead()])
    return (given, ...how) =>
      sendLead(name, JSON.stringify(given), lead(given, page.prices), ...how)
  }
  return {
    content,
    wizard: createWizard(content, loadSending),
    Result: lazy(async () => ({ default: await loadResult() })),
    loadTheRest: () => Promise.all([loadSending(), loadResult(), loadAreas()]).catch(console.error),
  }
}

/** A wizard, the lead that it sends at its end, and the result that then takes its place. */
export const Calculator = <
  Asked extends Questions,
  Page extends Loaded & { words: WordsFor<Asked> },
>(
  props: CalculatorProps<Page> & { questions: Asked },
) => {
  const [{ content, wizard, Result, loadTheRest }] = useState(() => startWizard(props))
  const [state, setState] = useState(wizard.state)
  useEffect(() => {
    // Transitions, because rendering a new step in one task would block a slow phone.
    return wizard.start((next) => startTransition(() => setState(next)))
  }, [wizard])
  const started = state.step > 0
  useEffect(() => {
    // Long before they are needed, so that the end does not fail for want of a connection.
    if (started) void loadTheRest()
  }, [started, loadTheRest])
  return (
    <WizardContext value={content}>
      <Form form={wizard.form} onSubmit={() => undefined} subscription={{ values: true }}>
        {({ values }) => {
          const finished = wizard.resultOf(state)
          if (!finished) return <WizardForm wizard={wizard} state={state} />
          return (
            <ResultBoundary finished={finished}>
              <Result {...props.page} answers={values} finished={finished} />
            </ResultBoundary>
          )
        }}
      </Form>
    </WizardContext>
  )
}

/** The words and prices of a calculator. */
export type ContentOf<Name extends CalculatorName> = { words: Words<Name>; prices: Prices[Name] }

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
