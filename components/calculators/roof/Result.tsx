import { useState } from 'react'
import { say } from '../../../content/schema/message.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-words.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PhoneLink, Say } from '../../ui/Say.tsx'
import type { ResultProps } from '../engine/Calculator.tsx'
import { inputOf } from '../engine/input.ts'
import { BookVisit, Download } from '../engine/result/parts.tsx'
import { documentData, ResultCard, ResultLines } from '../engine/result/ResultCard.tsx'
import styles from '../engine/result/result.module.css'
import { WaysOn } from '../engine/result/WaysOn.tsx'
import { EstimateForm } from './EstimateForm.tsx'
import { describeLines, type Estimate, isOffered, type Voucher, voucherEnd } from './estimate.ts'
import { roofQuestions } from './questions.ts'
import {
  Breakdown,
  GivenAnswers,
  OtherRoofs,
  Payments,
  PriceRange,
  Upgrades,
  VoucherNote,
} from './ResultParts.tsx'
import { roofCost } from './rule.ts'

export type RoofResultProps = ResultProps<typeof roofQuestions, RoofPrices> &
  Pick<Estimate, 'labels' | 'terms'> & {
    /** Address of the financing page. */
    financing: string
    voucher?: Voucher | undefined
  }

type ResultWords = WordsBySubject<'wizard' | 'forms' | 'roof-result'>

const estimateOf = (props: RoofResultProps, words: ResultWords): Estimate => {
  const { answers, labels, terms, prices, voucher } = props
  const data = documentData(props, words.wizard)
  const input = inputOf(roofQuestions, answers)
  const costs = { ...data, input, cost: roofCost(input, prices), labels }
  return {
    ...costs,
    lines: describeLines(costs, words['roof-result'].lines),
    terms,
    prices,
    ...(voucher &&
      isOffered(voucher) && { voucher: { ...voucher, until: voucherEnd(data.date, voucher) } }),
  }
}

const loadSaving = async () => (await import('./document.ts')).load()

type NextStepsProps = { estimate: Estimate; booking: string; words: ResultWords }

/** What a visitor may do now: book a visit, save the estimate, have it sent, call. */
const NextSteps = ({ estimate, booking, words }: NextStepsProps) => {
  const { result } = words.wizard
  const { next, estimateForm } = words['roof-result']
  const [asking, setAsking] = useState(false)
  const { phone } = estimate.company
  return (
    <WaysOn
      words={result}
      form={
        asking && (
          <EstimateForm
            estimate={estimate}
            words={estimateForm}
            afterSending={words.forms.afterSending}
          />
        )
      }
    >
      <h3>{next.heading}</h3>
      <p>{next.text}</p>
      <div className={styles.buttons}>
        <BookVisit booking={booking} words={result} />
        <Download
          load={loadSaving}
          data={estimate}
          failed={result.notSaved}
          look={{ look: 'line' }}
          label={next.download}
        />
        <button
          type="button"
          className={buttonClass({ look: 'line' })}
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        >
          <Icon name="mail" />
          {next.email}
        </button>
      </div>
      <p className="small">
        {say(result.reference, estimate)}.{' '}
        <Say message={next.questions} values={{ phone: <PhoneLink phone={phone} /> }} />
      </p>
    </WaysOn>
  )
}

/** The estimate, every part of it explained, and the ways on from it. */
const RoofResult = ({ words: all, ...props }: RoofResultProps & { words: ResultWords }) => {
  const { answers, finished, company, financing, booking } = props
  const words = all['roof-result']
  const estimate = estimateOf(props, all)
  const part = { estimate, words }
  return (
    <div className={styles.columns}>
      <ResultCard finished={finished} phone={company.phone} title={say(words.title, answers)}>
        <GivenAnswers {...part} />
        <PriceRange {...part} />
        <VoucherNote {...part} />
      </ResultCard>
      <NextSteps estimate={estimate} booking={booking} words={all} />
      <ResultLines answers={answers} words={all.wizard.result}>
        <Breakdown {...part} />
        <OtherRoofs {...part} />
        <Payments {...part} financing={financing} />
        <Upgrades {...part} />
      </ResultLines>
    </div>
  )
}

const files = import.meta.glob('./{wizard,forms,roof-result}{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/** The result with its words, which are loaded beside it. */
export const load = async () => {
  const words = await loadWords(files, 'wizard', 'forms', 'roof-result')
  return (props: RoofResultProps) => <RoofResult {...props} words={words} />
}
