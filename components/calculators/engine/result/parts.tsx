import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Questions } from '../../../../content/schema/questions.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { WaitingNote } from '../../../form/LeadForm.tsx'
import { untilArrived } from '../../../leads/outbox/browser-outbox.ts'
import { Card } from '../../../ui/Card.tsx'
import { drawIcon, type IconProps } from '../../../ui/Icon.tsx'
import { resultIcons } from '../../../ui/result-icons.ts'
import type { DollarRange } from '../amounts.ts'
import type { CalculatorPage, ResultProps } from '../Calculator.tsx'
import { createFormats, type Formats } from '../formats.ts'
import { inputOf } from '../input.ts'
import { skipDoublePress } from '../presses.ts'
import type { Finished } from '../saved.ts'
import { useWizardContent } from '../wizard-content.ts'
import styles from './result.module.css'

/** What a result and its document are made from. */
export const resultData = <Page extends CalculatorPage, Q extends Questions>(
  page: ResultProps<Page>,
  questions: Q,
  { units }: Words<'wizard'>,
) => ({
  ...page,
  input: inputOf(questions, page.answers),
  date: new Date(page.finished.at),
  formats: createFormats(page.locale, units),
})

export type ResultData<
  Page extends CalculatorPage = CalculatorPage,
  Q extends Questions = Questions,
> = ReturnType<typeof resultData<Page, Q>>

/** Where a lead waits that did when its result was stored: other pages may have sent it since. */
const useWaiting = ({ reference, waiting }: Finished) => {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    if (waiting)
      untilArrived(reference)
        .then(() => setArrived(true))
        .catch(console.error)
  }, [reference, waiting])
  return arrived ? undefined : waiting
}

type ResultCardProps = { finished: Finished; title: string; children: ReactNode }

/**
 * What a calculator found out. Its heading takes the focus when it appears, so that it is read out
 * and seen, and says if the lead still waits.
 */
export const ResultCard = ({ finished, title, children }: ResultCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const noteId = useId()
  const where = useWaiting(finished)
  const { company, shared } = useWizardContent()
  // Before paint: what is above it becomes shorter with it.
  useLayoutEffect(() => {
    skipDoublePress()
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Card lift>
      <h2
        ref={heading}
        tabIndex={-1}
        className={styles.title}
        aria-describedby={where && noteId}
        data-result=""
      >
        {title}
      </h2>
      {where && (
        <div id={noteId} className="below-s" data-print="no">
          <WaitingNote
            waiting={{ reference: finished.reference, where }}
            company={company}
            words={shared.notSentYet}
          />
        </div>
      )}
      {children}
    </Card>
  )
}

export const ResultIcon = ({ name, className }: IconProps<keyof typeof resultIcons>) =>
  drawIcon(resultIcons[name], className)

/** A range of dollars, set large, with a lighter dash. */
export const DollarSpan = ({ range, formats }: { range: DollarRange; formats: Formats }) => (
  <p className={`t-figure ${styles.price}`}>
    {formats.money(range.min)}
    <span>–</span>
    {formats.money(range.max)}
  </p>
)

/** What an amount is for, how it comes about, and the amount. */
type Row = { label: string; note?: string | undefined; value: string }

const RowCells = ({ label, note, value }: Row) => (
  <tr>
    <th scope="row">
      {label}
      {note && <small className="t-note">{note}</small>}
    </th>
    <td>{value}</td>
  </tr>
)

export type RowsProps = {
  heading: string
  rows: readonly Row[]
  total?: Row
  note?: ReactNode
}

/** A part of a result that is a list of amounts. */
export const Rows = ({ heading, rows, total, note }: RowsProps) => (
  <section className="stack g3">
    <h3>{heading}</h3>
    <table className={`table ${styles.rows}`} aria-label={heading}>
      <tbody>
        {rows.map((row) => (
          <RowCells key={row.label} {...row} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <RowCells {...total} />
        </tfoot>
      )}
    </table>
    {note && <p className="t-small muted">{note}</p>}
  </section>
)
