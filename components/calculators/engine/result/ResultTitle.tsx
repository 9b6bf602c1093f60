import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { WaitingNote } from '../../../form/Thanks.tsx'
import type { Finished } from '../saved-answers.ts'
import { useWizardContent } from '../wizard-content.ts'
import styles from './result.module.css'

const loadOutbox = () => import('../../../leads/outbox/browser-outbox.ts')

/** Where a lead waits that did when its result was stored: other pages may have sent it since. */
const useWaiting = ({ reference, waiting }: Finished) => {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    if (waiting)
      loadOutbox()
        .then(({ untilArrived }) => untilArrived(reference))
        .then(() => setArrived(true))
        .catch(console.error)
  }, [reference, waiting])
  return arrived ? undefined : waiting
}

type ResultTitleProps = {
  finished: Finished
  /** The company's. */
  phone: string
  children: ReactNode
}

/**
 * The heading of a result, and whether its lead still waits. It takes the focus when it appears, so
 * that it is read out and seen.
 */
export const ResultTitle = ({ finished, phone, children }: ResultTitleProps) => {
  const { reference } = finished
  const heading = useRef<HTMLHeadingElement>(null)
  const noteId = useId()
  const where = useWaiting(finished)
  const words = useWizardContent().shared.notSentYet
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        className={styles.title}
        aria-describedby={where && noteId}
        data-result=""
      >
        {children}
      </h2>
      {where && (
        <div id={noteId} className="below-s">
          <WaitingNote waiting={{ reference, where }} phone={phone} words={words} />
        </div>
      )}
    </>
  )
}
