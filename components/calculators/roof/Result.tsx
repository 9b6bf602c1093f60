import { useState } from 'react'
import type { FinancingTerms } from '../../../content/schema/business.ts'
import { say } from '../../../content/schema/message.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Card } from '../../ui/Card.tsx'
import type { ResultProps } from '../engine/Calculator.tsx'
import { useSaving } from '../engine/document/use-saving.ts'
import { createFormats } from '../engine/formats.ts'
import { inputOf } from '../engine/input.ts'
import { ChangeAnswers } from '../engine/result/ChangeAnswers.tsx'
import { ResultTitle } from '../engine/result/ResultTitle.tsx'
import { ScenarioLink } from '../engine/result/ScenarioLink.tsx'
import { createUnits } from '../engine/units.ts'
import { Breakdown } from './Breakdown.tsx'
import { EstimateForm } from './EstimateForm.tsx'
import { GivenAnswers } from './GivenAnswers.tsx'
import { NextSteps } from './NextSteps.tsx'
import { OtherRoofs } from './OtherRoofs.tsx'
import { Payments } from './Payments.tsx'
import { PriceRange } from './PriceRange.tsx'
import { describeLine } from './price-lines.ts'
import { roofQuestions } from './questions.ts'
import styles from './RoofResult.module.css'
import type { RoofContent } from './result-content.ts'
import { roofCost } from './rule.ts'
import { Upgrades } from './Upgrades.tsx'
import { VoucherNote } from './VoucherNote.tsx'
import { isOffered, type Voucher, voucherEnd } from './voucher.ts'

export type RoofResultProps = ResultProps<typeof roofQuestions, Words<'roof'>> & {
  terms: FinancingTerms
  /** Address of the financing page. */
  financing: string
  voucher?: Voucher | undefined
}

type ResultWords = WordsBySubject<'wizard' | 'forms' | 'roof-result'>

const loadSaving = async () => (await import('./save-estimate.ts')).load()

/** The estimate, every part of it explained, and the ways on from it. */
const RoofResult = ({ words: all, ...props }: RoofResultProps & { words: ResultWords }) => {
  const { wizard: shared, 'roof-result': words } = all
  const { answers, finished, labels, locale, company, booking, terms, financing } = props
  const [asking, setAsking] = useState(false)
  const { firstName, lastName, email, phone } = answers
  const formats = createFormats(locale)
  const content: RoofContent = { words, labels, formats, units: createUnits(shared.units, formats) }
  const input = inputOf(roofQuestions, answers)
  const cost = roofCost(input)
  const date = new Date(finished.at)
  const voucher =
    props.voucher && isOffered(props.voucher)
      ? { ...props.voucher, until: voucherEnd(date, props.voucher) }
      : undefined
  const { button, save } = useSaving(loadSaving, shared.result.notSaved)
  const saveEstimate = () => {
    const lines = cost.lines.map((line) => ({
      ...describeLine(line, input, { ...content, lines: words.lines }),
      amount: line.amount,
    }))
    const estimate = {
      company,
      visitor: answers,
      date,
      reference: finished.reference,
      input,
      cost,
      lines,
      terms,
    }
    void save({ ...estimate, ...(voucher && { voucher }) }, content)
  }
  return (
    <div className={`split wide-left top ${styles.columns}`}>
      <Card lift>
        <ResultTitle finished={finished} phone={company.phone}>
          {say(words.title, { firstName })}
        </ResultTitle>
        <GivenAnswers input={input} content={content} />
        <PriceRange cost={cost} content={content} />
        {voucher && <VoucherNote voucher={voucher} until={voucher.until} content={content} />}
        <Breakdown cost={cost} input={input} content={content} />
        <OtherRoofs input={input} content={content} />
        <Payments total={cost.total} terms={terms} financing={financing} content={content} />
        <Upgrades content={content} />
        <ScenarioLink answers={answers} words={shared.result.scenario} />
      </Card>
      <div className={styles.side}>
        <NextSteps
          booking={booking}
          phone={company.phone}
          reference={finished.reference}
          asking={asking}
          download={button}
          onDownload={saveEstimate}
          onAsk={() => setAsking(!asking)}
          shared={shared.result}
          content={content}
        />
        {asking && (
          <EstimateForm
            company={company.phone}
            contact={{ name: `${firstName} ${lastName}`.trim(), email, phone }}
            input={input}
            cost={cost}
            words={words.estimateForm}
            afterSending={all.forms.afterSending}
          />
        )}
        <ChangeAnswers label={shared.result.changeAnswers} />
      </div>
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
