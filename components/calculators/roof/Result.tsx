import { useLayoutEffect, useRef, useState } from 'react'
import { isShownOn } from '../../../content/schema/day.ts'
import { say } from '../../../content/schema/message.ts'
import { roofQuestions } from '../../../content/schema/questions.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-data.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { move } from '../../ui/motion.ts'
import { Say } from '../../ui/Say.tsx'
import type { ResultProps } from '../engine/Calculator.tsx'
import { DollarSpan, ResultIcon, Rows, resultData } from '../engine/result/parts.tsx'
import { ResultPage } from '../engine/result/ResultPage.tsx'
import styles from '../engine/result/result.module.css'
import { EstimateForm } from './EstimateForm.tsx'
import { type Estimate, estimateInWords, estimateRows, type RoofPage } from './estimate.tsx'
import { projectType, roofCost, voucherEnd } from './rule.ts'

type PartProps = { estimate: Estimate; words: Words<'roof-result'> }

/** What was answered. */
const GivenAnswers = ({ estimate, words }: PartProps) => (
  <p className="muted t-small below-s">
    {Object.values(estimateInWords(estimate, words)).flat().join(' · ')}
  </p>
)

/** The range, where the model total lies in it, what it assumes, and what is the same for all. */
const PriceRange = ({ estimate: { cost, formats }, words }: PartProps) => {
  const { min, max, total } = cost
  const at = (total - min) / (max - min)
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
        <b>{say(words.range.total, { total: formats.money(total) })}</b>
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

/** The voucher, unless its offer has ended, with its last day and its conditions. */
const VoucherNote = ({ estimate: { voucher, date, formats }, words }: PartProps) => {
  if (!voucher || !isShownOn(voucher)) return null
  const { text, conditions } = voucher
  const end = <b>{formats.date(voucherEnd(date, voucher))}</b>
  return (
    <div className="notice gold below-s">
      <strong>{text}</strong>
      <p className="t-small">
        <Say message={words.voucher} values={{ date: end, conditions }} />
      </p>
    </div>
  )
}

/** The words that the result loads. */
export const roofResultWords = [
  'wizard',
  'forms',
  'roof-result',
  'document',
  'roof-document',
] as const
type RoofResultProps = ResultProps<RoofPage> & {
  loaded: WordsBySubject<(typeof roofResultWords)[number]>
}

/** The estimate, every part of it explained, and the ways on from it. */
export const RoofResult = ({ loaded, ...props }: RoofResultProps) => {
  const words = loaded['roof-result']
  const { next, estimateForm } = words
  const [asking, setAsking] = useState(false)
  const data = resultData(props, roofQuestions, loaded.wizard)
  const estimate = { ...data, cost: roofCost(data.input, data.prices) }
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
      details={estimateRows(estimate, words).map((rows) => <Rows key={rows.heading} {...rows} />)}
    >
      <GivenAnswers {...part} />
      <PriceRange {...part} />
      <VoucherNote {...part} />
    </ResultPage>
  )
}

/** Loads the words of the result. */
export const loadRoofResult = async () => {
  const loaded = await loadWords(...roofResultWords)
  return (props: ResultProps<RoofPage>) => <RoofResult {...props} loaded={loaded} />
}
