import { useState } from 'react'
import type { FinancingTerms } from '../../../content/schema/business.ts'
import { say } from '../../../content/schema/message.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PhoneLink, Say } from '../../ui/Say.tsx'
import type { ResultProps } from '../engine/Calculator.tsx'
import { useSaving } from '../engine/document/saving.ts'
import { createFormats, createUnits } from '../engine/formats.ts'
import { inputOf } from '../engine/input.ts'
import { BookVisit, ChangeAnswers, Download, Rows } from '../engine/result/parts.tsx'
import { ResultTitle } from '../engine/result/ResultTitle.tsx'
import { ScenarioLink } from '../engine/result/ScenarioLink.tsx'
import { EstimateForm } from './EstimateForm.tsx'
import { describeLines, type RoofContent } from './lines.ts'
import { roofQuestions } from './questions.ts'
import {
  GivenAnswers,
  OtherRoofs,
  Payments,
  PriceRange,
  Upgrades,
  VoucherNote,
} from './ResultParts.tsx'
import styles from './RoofResult.module.css'
import { roofCost } from './rule.ts'
import { isOffered, type Voucher, voucherEnd } from './voucher.ts'

export type RoofResultProps = ResultProps<typeof roofQuestions, RoofPrices> & {
  labels: Words<'roof'>['labels']
  terms: FinancingTerms
  /** Address of the financing page. */
  financing: string
  voucher?: Voucher | undefined
}

type ResultWords = WordsBySubject<'wizard' | 'forms' | 'roof-result'>

const loadSaving = async () => (await import('./document.ts')).load()

/** What the result shows, worked out from the answers. */
const estimateOf = (props: RoofResultProps, all: ResultWords) => {
  const { answers, finished, labels, locale, company, terms, prices } = props
  const formats = createFormats(locale)
  const units = createUnits(all.wizard.units, formats)
  const content: RoofContent = { words: all['roof-result'], labels, formats, units, prices }
  const input = inputOf(roofQuestions, answers)
  const cost = roofCost(input, prices)
  const date = new Date(finished.at)
  const voucher = props.voucher && {
    ...props.voucher,
    until: voucherEnd(date, props.voucher),
  }
  const data = {
    company,
    visitor: answers,
    date,
    reference: finished.reference,
    input,
    cost,
    lines: describeLines(cost, input, content),
    terms,
    prices,
    ...(voucher && isOffered(voucher) && { voucher }),
  }
  return { content, data }
}

type WayOnProps = RoofResultProps & ReturnType<typeof estimateOf> & { words: ResultWords }

/** What a visitor may do now: book a visit, save the estimate, have it sent, call. */
const NextSteps = ({ words, content, data, ...props }: WayOnProps) => {
  const { booking, company, answers } = props
  const { result: shared } = words.wizard
  const { next, estimateForm } = content.words
  const [asking, setAsking] = useState(false)
  const { button, save } = useSaving(loadSaving, shared.notSaved)
  const { firstName, lastName, email, phone } = answers
  return (
    <div className={styles.side}>
      <Card on="dark">
        <h3>{next.heading}</h3>
        <p>{next.text}</p>
        <div className={styles.buttons}>
          <BookVisit booking={booking} words={shared} />
          <Download
            button={button}
            look={{ look: 'line' }}
            label={next.download}
            onPress={() => void save(data, content)}
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
          {say(shared.reference, { reference: data.reference })}.{' '}
          <Say message={next.questions} values={{ phone: <PhoneLink phone={company.phone} /> }} />
        </p>
      </Card>
      {asking && (
        <EstimateForm
          company={company.phone}
          contact={{ name: `${firstName} ${lastName}`.trim(), email, phone }}
          input={data.input}
          cost={data.cost}
          words={estimateForm}
          afterSending={words.forms.afterSending}
        />
      )}
      <ChangeAnswers label={shared.changeAnswers} />
    </div>
  )
}

/** The estimate, every part of it explained, and the ways on from it. */
const RoofResult = ({ words: all, ...props }: RoofResultProps & { words: ResultWords }) => {
  const { answers, finished, company, terms, financing, prices } = props
  const { content, data } = estimateOf(props, all)
  const { words, formats } = content
  const { input, cost, voucher, lines } = data
  const { heading, part, amount, total, totalNote } = words.breakdown
  const ends = {
    min: formats.percent(prices.range.min),
    max: formats.percent(prices.range.max),
  }
  return (
    <div className={`split wide-left top ${styles.columns}`}>
      <Card lift>
        <ResultTitle finished={finished} phone={company.phone}>
          {say(words.title, { firstName: answers.firstName })}
        </ResultTitle>
        <GivenAnswers input={input} content={content} />
        <PriceRange cost={cost} content={content} />
        {voucher && <VoucherNote voucher={voucher} content={content} />}
        <Rows
          heading={heading}
          columns={[part, amount]}
          rows={lines}
          total={{ label: total, note: say(totalNote, ends), value: formats.money(cost.total) }}
        />
        <OtherRoofs input={input} content={content} />
        <Payments total={cost.total} terms={terms} financing={financing} content={content} />
        <Upgrades content={content} />
        <ScenarioLink answers={answers} words={all.wizard.result.scenario} />
      </Card>
      <NextSteps {...props} words={all} content={content} data={data} />
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
