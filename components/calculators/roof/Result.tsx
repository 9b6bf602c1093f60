import { type ReactNode, useState } from 'react'
import { say } from '../../../content/schema/message.ts'
import { roofQuestions } from '../../../content/schema/questions.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-data.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { ResultProps } from '../engine/Calculator.tsx'
import { Keep } from '../engine/result/Keep.tsx'
import { Conditions, Letterhead, namesOf } from '../engine/result/Letterhead.tsx'
import { ResultCard, ResultIcon, resultData } from '../engine/result/parts.tsx'
import styles from '../engine/result/result.module.css'
import { BookVisit, ScenarioLink, WaysOn } from '../engine/result/WaysOn.tsx'
import { EstimateForm } from './EstimateForm.tsx'
import { type Estimate, estimateOf, type RoofPage } from './estimate.ts'
import {
  Breakdown,
  GivenAnswers,
  OtherRoofs,
  Payments,
  PriceRange,
  Upgrades,
  VoucherNote,
} from './ResultParts.tsx'

type RoofResultProps = ResultProps<RoofPage>

/** The words that it loads. */
export const roofResultWords = [
  'wizard',
  'forms',
  'roof-result',
  'document',
  'roof-document',
] as const
type ResultWords = WordsBySubject<(typeof roofResultWords)[number]>

const paperOf = (data: Estimate, words: ResultWords) => ({
  data,
  shared: words.document,
  own: words['roof-document'],
})

type NextStepsProps = {
  estimate: Estimate
  booking: string | undefined
  words: ResultWords
  children: ReactNode
}

/** What a visitor may do now: book a visit, have the estimate sent, keep it, call. */
const NextSteps = ({ estimate, booking, words, children }: NextStepsProps) => {
  const { result } = words.wizard
  const { next, estimateForm } = words['roof-result']
  const [asking, setAsking] = useState(false)
  const form = asking && (
    <EstimateForm
      estimate={estimate}
      words={estimateForm}
      afterSending={words.forms.afterSending}
    />
  )
  return (
    <WaysOn
      words={result}
      heading={next.heading}
      text={next.text}
      reference={estimate.reference}
      answers={estimate.visitor}
      form={form}
    >
      <BookVisit booking={booking} words={result} />
      <button
        type="button"
        className={buttonClass({ look: 'line' })}
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        <ResultIcon name="mail" />
        {next.email}
      </button>
      <Keep {...namesOf(paperOf(estimate, words))} words={result} look="line" label={next.download}>
        {children}
      </Keep>
    </WaysOn>
  )
}

/** The estimate, every part of it explained, and the ways on from it. */
export const RoofResult = ({ loaded, ...props }: RoofResultProps & { loaded: ResultWords }) => {
  const { answers, finished, financing, booking } = props
  const words = loaded['roof-result']
  const estimate = estimateOf(resultData(props, roofQuestions, loaded.wizard), words.lines)
  const part = { estimate, words }
  const paper = paperOf(estimate, loaded)
  return (
    <div className={`sidebar top ${styles.columns}`} data-document="">
      <Letterhead {...paper} />
      <ResultCard finished={finished} title={say(words.title, answers)}>
        <GivenAnswers estimate={estimate} />
        <PriceRange {...part} />
        <VoucherNote {...part} />
      </ResultCard>
      <NextSteps estimate={estimate} booking={booking} words={loaded}>
        <RoofResult {...props} loaded={loaded} />
      </NextSteps>
      <Card lift>
        <Breakdown {...part} />
        <OtherRoofs {...part} />
        <Payments {...part} financing={financing} />
        <Upgrades {...part} />
        <ScenarioLink answers={answers} words={loaded.wizard.result.scenario} />
      </Card>
      <Conditions {...paper} />
    </div>
  )
}

/** The result with its words, which are loaded beside it. */
export const loadRoofResult = async () => {
  const loaded = await loadWords(...roofResultWords)
  return (props: RoofResultProps) => <RoofResult {...props} loaded={loaded} />
}
