import { useLayoutEffect, useRef, useState } from 'react'
import { say } from '../../../content/schema/message.ts'
import { roofQuestions, roofTypes } from '../../../content/schema/questions.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-data.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Badge } from '../../ui/Card.tsx'
import { move } from '../../ui/motion.ts'
import { Say } from '../../ui/Say.tsx'
import type { ResultProps } from '../engine/Calculator.tsx'
import { DollarSpan, ResultIcon, Rows, resultData } from '../engine/result/parts.tsx'
import { ResultPage } from '../engine/result/ResultPage.tsx'
import { EstimateForm } from './EstimateForm.tsx'
import { type Estimate, estimateOf, projectType, type RoofPage } from './estimate.ts'
import styles from './RoofResult.module.css'
import { roofCost } from './rule.ts'

type PartProps = { estimate: Estimate; words: Words<'roof-result'> }

/** What was answered, as labels. */
const GivenAnswers = ({ estimate: { inWords } }: Pick<PartProps, 'estimate'>) => (
  <ul className="cluster g2 below-s">
    {Object.values(inWords)
      .flat()
      .map((label) => (
        <li key={label}>
          <Badge>{label}</Badge>
        </li>
      ))}
  </ul>
)

/** The range, where the model total lies in it, what it assumes, and what is the same for all. */
const PriceRange = ({ estimate: { cost, total, formats }, words }: PartProps) => {
  const { min, max } = cost
  const at = (cost.total - min) / (max - min)
  const isLate = at > 0.5
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The bar grows; the figures at it stand still.
    void move(bar.current, { backgroundSize: ['0% 100%', '100% 100%'] })
  }, [])
  return (
    <>
      <DollarSpan range={cost} formats={formats} />
      <p
        className={`line nb t-note ${styles.total}`}
        data-late={isLate || undefined}
        aria-hidden="true"
      >
        <svg width={`${(isLate ? 1 - at : at) * 100}%`} aria-hidden="true" />
        <b>{say(words.range.total, { total })}</b>
      </p>
      <div ref={bar} className={styles.span} data-print="color" aria-hidden="true">
        <svg width={`${at * 100}%`} aria-hidden="true">
          <rect x="100%" y="-6" width="4" height="26" rx="2" />
        </svg>
      </div>
      <p className="t-note line apart" aria-hidden="true">
        <span>{words.range.low}</span>
        <span>{words.range.high}</span>
      </p>
      <p className="t-small muted below-s">
        {words.range.note}{' '}
        {say(words.kind, {
          project: words.projects[projectType],
          grade: words.grades.standard,
        })}
      </p>
    </>
  )
}

/** The voucher, if there is one, with its last day and its conditions. */
const VoucherNote = ({ estimate: { voucher }, words }: PartProps) =>
  voucher && (
    <div className="notice gold below-s">
      <strong>{voucher.text}</strong>
      <p className="t-small">
        <Say
          message={words.voucher}
          values={{ date: <b>{voucher.until}</b>, conditions: voucher.conditions }}
        />
      </p>
    </div>
  )

/** How the total comes about, line by line. */
const Breakdown = ({ estimate: { lines, ends, total }, words }: PartProps) => {
  const { heading, part, amount, total: label, totalNote } = words.breakdown
  const sum = { label, note: say(totalNote, ends), value: total }
  return <Rows heading={heading} columns={[part, amount]} rows={lines} total={sum} />
}

/** What the same house would cost in the other types of roof. */
const OtherRoofs = ({ estimate, words }: PartProps) => {
  const { input, prices, labels, formats } = estimate
  const { heading, range } = words.otherRoofs
  const rows = roofTypes
    .filter((type) => type !== input.roofType)
    .map((roofType) => ({
      label: labels.roofType[roofType],
      value: say(range, formats.ends(roofCost({ ...input, roofType }, prices))),
    }))
  return <Rows heading={heading} rows={rows} />
}

/** What the total comes to by the month, if there are terms that may be published. */
const Payments = ({ estimate, financing, ...rest }: PartProps & { financing: string }) => {
  const { payments, total } = estimate
  if (!payments) return null
  const { plans, extended } = payments
  const words = rest.words.payments
  const rows = plans.map(({ kind, ...row }) => ({
    ...row,
    note: kind === 'same-as-cash' ? words.sameAsCash : say(words.extended, extended),
  }))
  return (
    <Rows heading={words.heading} rows={rows}>
      <p className="t-small muted">
        <Say
          message={words.note}
          values={{ ...extended, total, link: <a href={financing}>{words.financing}</a> }}
        />
      </p>
    </Rows>
  )
}

/** Upgrades that are often asked for, and what they add. */
const Upgrades = ({ estimate: { upgrades }, words }: PartProps) => {
  const { heading, names, adds } = words.upgrades
  const rows = upgrades.map(({ id, ...ends }) => ({ label: names[id], value: say(adds, ends) }))
  return <Rows heading={heading} rows={rows} />
}

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

/** The estimate, every part of it explained, and the ways on from it. */
export const RoofResult = ({ loaded, ...props }: RoofResultProps & { loaded: ResultWords }) => {
  const words = loaded['roof-result']
  const { next, estimateForm } = words
  const [asking, setAsking] = useState(false)
  const estimate = estimateOf(resultData(props, roofQuestions, loaded.wizard), words.lines)
  const part = { estimate, words }
  const { afterSending } = loaded.forms
  return (
    <ResultPage
      data={estimate}
      words={loaded}
      own={loaded['roof-document']}
      title={say(words.title, props.answers)}
      next={next}
      download={next.download}
      first="booking"
      more={
        <button
          type="button"
          className={buttonClass({ look: 'line' })}
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        >
          <ResultIcon name="mail" />
          {next.email}
        </button>
      }
      form={
        asking && (
          <EstimateForm estimate={estimate} words={estimateForm} afterSending={afterSending} />
        )
      }
      details={
        <>
          <Breakdown {...part} />
          <OtherRoofs {...part} />
          <Payments {...part} financing={props.financing} />
          <Upgrades {...part} />
        </>
      }
    >
      <GivenAnswers estimate={estimate} />
      <PriceRange {...part} />
      <VoucherNote {...part} />
    </ResultPage>
  )
}

/** The result with its words, which are loaded beside it. */
export const loadRoofResult = async () => {
  const loaded = await loadWords(...roofResultWords)
  return (props: RoofResultProps) => <RoofResult {...props} loaded={loaded} />
}
