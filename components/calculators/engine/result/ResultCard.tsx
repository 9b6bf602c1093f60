import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Words } from '../../../../renderer/content/words.ts'
import { WaitingNote } from '../../../form/Thanks.tsx'
import { Card } from '../../../ui/Card.tsx'
import type { PageProps, ResultProps } from '../Calculator.tsx'
import { createFormats } from '../formats.ts'
import { inputOf } from '../input.ts'
import type { Questions } from '../questions.ts'
import type { Finished } from '../saved-answers.ts'
import { useWizardContent } from '../wizard-content.ts'
import styles from './result.module.css'

/** What a result and its document are made from. */
export const resultData = <
  Page extends PageProps & { words: { labels: object } },
  Q extends Questions,
>(
  page: ResultProps<Page>,
  questions: Q,
  { units }: Words<'wizard'>,
) => ({
  ...page,
  labels: page.words.labels as Page['words']['labels'],
  input: inputOf(questions, page.answers),
  visitor: page.answers,
  date: new Date(page.finished.at),
  reference: page.finished.reference,
  formats: createFormats(page.locale, units),
})

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

type ResultCardProps = { finished: Finished; title: string; children: ReactNode }

/**
 * What a calculator found out. Its heading takes the focus when it appears, so that it is read out
 * and seen, and says if the lead still waits.
 */
export const ResultCard = ({ finished, title, children }: ResultCardProps) => {
  const { reference } = finished
  const heading = useRef<HTMLHeadingElement>(null)
  const noteId = useId()
  const where = useWaiting(finished)
  const { company, shared } = useWizardContent()
  // Before paint: what is above it becomes shorter with it.
  useLayoutEffect(() => {
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
