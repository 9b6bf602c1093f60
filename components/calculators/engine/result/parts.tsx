import { type ReactNode, useEffect, useRef } from 'react'
import { say } from '../../../../content/schema/message.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { closeErrorToast, showToast, type Toast } from '../../../toast/toasts.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PhoneLink, Say } from '../../../ui/Say.tsx'
import type { DollarRange } from '../amounts.ts'
import type { Formats } from '../formats.ts'
import { useWizardContent } from '../wizard-content.ts'
import { ResultIcon } from './ResultIcon.tsx'
import styles from './result.module.css'

type WaysOnProps = {
  words: Words<'wizard'>['result']
  heading: string
  text: string
  reference: string
  /** Their buttons. */
  children: ReactNode
  /** A form that one of them opens. */
  form?: ReactNode
}

/**
 * What a visitor may do now: beside the lines of a result on wide screens, where it stays in view,
 * and above them on phones. The last way goes back to the last step, as the browser's own button.
 */
export const WaysOn = ({ words, heading, text, reference, children, form }: WaysOnProps) => (
  <div className={styles.side}>
    <Card on="dark">
      <h3>{heading}</h3>
      <p>{text}</p>
      <div className={styles.buttons}>{children}</div>
      <p className="small">
        {say(words.reference, { reference })}.{' '}
        <Say
          message={words.questions}
          values={{ number: <PhoneLink phone={useWizardContent().company.phone} /> }}
        />
      </p>
    </Card>
    {form}
    <button type="button" className={buttonClass({ look: 'line' })} onClick={() => history.back()}>
      <Icon name="back" />
      {words.changeAnswers}
    </button>
  </div>
)

type BookVisitProps = {
  booking: string
  words: Words<'wizard'>['result']
  look?: 'primary' | 'line'
}

/** Opens the booking calendar in a new tab, which learns nothing of this page. */
export const BookVisit = ({ booking, words, look = 'primary' }: BookVisitProps) => (
  <a className={buttonClass({ look })} href={booking} target="_blank" rel="noopener noreferrer">
    <ResultIcon name="calendar" />
    {words.booking}
    <span className="sr"> {words.bookingNewTab}</span>
  </a>
)

type DownloadProps = {
  title: string
  fileName: string
  /** Said where the code that makes the document cannot be loaded. */
  failed: Toast
  look: 'primary' | 'line'
  label: string
}

const load = async () => (await import('../document/save.ts')).load()

/** Saves the result as a document. */
export const Download = ({ title, fileName, failed, look, label }: DownloadProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A press then works even where the connection is lost. It tries again, and reports a failure.
    load().catch(() => undefined)
  }, [])
  const save = async () => {
    try {
      const saveResult = await load()
      closeErrorToast()
      if (button.current) saveResult(button.current, title, fileName)
    } catch (error) {
      console.error(error)
      showToast({ ...failed, variant: 'destructive' })
    }
  }
  return (
    <button
      ref={button}
      type="button"
      className={buttonClass({ look })}
      onClick={() => void save()}
    >
      <ResultIcon name="download" />
      {label}
    </button>
  )
}

type DollarSpanProps = { range: DollarRange; formats: Formats; className: string | undefined }

/** A range of dollars, set large, with a lighter dash. */
export const DollarSpan = ({ range, formats, className }: DollarSpanProps) => (
  <p className={`${styles.price} ${className}`}>
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
      {note && <small>{note}</small>}
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
  <section className={styles.part}>
    <h3>{heading}</h3>
    <table className={styles.rows} aria-label={heading}>
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
