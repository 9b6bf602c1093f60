import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Questions } from '../../../../content/schema/questions.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { WaitingNote } from '../../../form/AfterSending.tsx'
import { untilArrived } from '../../../leads/outbox/browser-outbox.ts'
import { Card } from '../../../ui/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import { drawIcon, type IconProps } from '../../../ui/Icon.tsx'
import { resultIcons } from '../../../ui/result-icons.ts'
import type { PageProps, ResultProps } from '../Calculator.tsx'
import { createFormats, type DollarRange, type Formats } from '../formats.ts'
import { inputOf } from '../input.ts'
import { skipDoublePress } from '../presses.ts'
import type { Finished } from '../saved.ts'
import { useWizardContent } from '../wizard-content.ts'
import { useOnPaper } from './paper.ts'
import styles from './result.module.css'

type PageWithLabels = PageProps & { words: { labels: object } }

/** What a result and its document are made from. */
export const resultData = <Page extends PageWithLabels, Q extends Questions>(
  page: ResultProps<Page>,
  questions: Q,
  { units }: Words<'wizard'>,
) => ({
  ...page,
  labels: page.words.labels as Page['words']['labels'],
  input: inputOf(questions, page.answers),
  date: new Date(page.finished.at),
  reference: page.finished.reference,
  formats: createFormats(page.locale, units),
})

export type ResultData<
  Page extends PageWithLabels = PageWithLabels,
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

/** What a calculator found out. */
export const ResultCard = (props: ResultCardProps) =>
  useOnPaper() ? (
    <Card lift>
      <h2>{props.title}</h2>
      {props.children}
    </Card>
  ) : (
    <ResultOnPage {...props} />
  )

/**
 * The same on the page. Its heading takes the focus when it appears, so that it is read out and
 * seen, and says if the lead still waits.
 */
const ResultOnPage = ({ finished, title, children }: ResultCardProps) => {
  const { reference } = finished
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
        <div id={noteId} className="below-s">
          <WaitingNote waiting={{ reference, where }} company={company} words={shared.notSentYet} />
        </div>
      )}
      {children}
    </Card>
  )
}

export const ResultIcon = ({ name, className }: IconProps<keyof typeof resultIcons>) =>
  drawIcon(resultIcons[name], className)

type DollarSpanProps = { range: DollarRange; formats: Formats; className?: string | undefined }

/** A range of dollars, set large, with a lighter dash. */
export const DollarSpan = ({ range, formats, className }: DollarSpanProps) => (
  <p className={classes('t-figure', styles.price, className)}>
    {formats.money(range.min)}
    <span>–</span>
    {formats.money(range.max)}
  </p>
)

/** What an amount is for, how it comes about, and the amount. */
export type Row = { label: string; note?: string | undefined; value: string }

const RowCells = ({ label, note, value }: Row) => (
  <tr>
    <th scope="row">
      {label}
      {note && <small className="t-note">{note}</small>}
    </th>
    <td>{value}</td>
  </tr>
)

type RowsProps = {
  heading: string
  /** For screen readers. */
  columns?: readonly [string, string]
  rows: readonly Row[]
  total?: Row
  children?: ReactNode
}

/** A part of a result that is a list of amounts. */
export const Rows = ({ heading, columns, rows, total, children }: RowsProps) => (
  <section className="stack g3">
    <h3>{heading}</h3>
    <table className={`table ${styles.rows}`} aria-label={heading}>
      {columns && (
        <thead className="sr">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
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
    {children}
  </section>
)
