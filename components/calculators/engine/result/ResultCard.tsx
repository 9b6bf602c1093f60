import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Words } from '../../../../renderer/content/words.ts'
import { WaitingNote } from '../../../form/Thanks.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import type { PageProps } from '../Calculator.tsx'
import type { DocumentData } from '../document/page.ts'
import { createFormats } from '../formats.ts'
import { type Answers, isPersonal, type PersonalAnswers, readNumber } from '../questions.ts'
import type { Finished } from '../saved-answers.ts'
import { useWizardContent } from '../wizard-content.ts'
import styles from './result.module.css'

type Given = Pick<PageProps, 'company' | 'locale'> & {
  answers: PersonalAnswers
  finished: Finished
}

/** What the results of all calculators show. */
export const documentData = (
  { company, answers, finished, locale }: Given,
  { units }: Words<'wizard'>,
): DocumentData => ({
  company,
  visitor: answers,
  date: new Date(finished.at),
  reference: finished.reference,
  formats: createFormats(locale, units),
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

type TitleProps = { finished: Finished; phone: string; children: string }

/** Takes the focus when it appears, so that it is read out and seen. Says if its lead still waits. */
const ResultTitle = ({ finished, phone, children }: TitleProps) => {
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

/** The answers about the house as the query of an address. Nothing about a person is in it. */
const scenarioQuery = (answers: Answers): string => {
  const house = Object.entries(answers).filter(([name]) => !isPersonal(name))
  const texts = house.map(([name, value]) => [
    name,
    typeof value === 'string' ? String(readNumber(value) ?? value) : value.join(','),
  ])
  return new URLSearchParams(texts).toString()
}

type ScenarioLinkProps = { answers: Answers; words: Words<'wizard'>['result']['scenario'] }

/** A link that fills the wizard with the same answers. */
const ScenarioLink = ({ answers, words }: ScenarioLinkProps) => {
  const id = useId()
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}${location.pathname}?${scenarioQuery(answers)}`
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      // Where copying is not allowed, the link is selected, ready to be copied by hand.
      () => document.getElementById(id)?.focus(),
    )
  return (
    <section className={styles.part}>
      <h3 id={`${id}-name`}>{words.heading}</h3>
      <p className={styles.note} id={`${id}-note`}>
        {words.note}
      </p>
      <div className={styles.link}>
        <input
          id={id}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-note`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        {'clipboard' in navigator && (
          <button
            type="button"
            className={buttonClass({ look: 'line', size: 'small' })}
            onClick={() => void copy()}
          >
            {words.copy}
          </button>
        )}
      </div>
      <p className={styles.note} role="status">
        {copied && words.copied}
      </p>
    </section>
  )
}

type ResultCardProps = { finished: Finished; phone: string; title: string; children: ReactNode }

/** What a calculator found out, under its heading. */
export const ResultCard = ({ finished, phone, title, children }: ResultCardProps) => (
  <Card lift>
    <ResultTitle finished={finished} phone={phone}>
      {title}
    </ResultTitle>
    {children}
  </Card>
)

type ResultLinesProps = {
  answers: Answers
  words: Words<'wizard'>['result']
  children: ReactNode
}

/** How it was found out, part by part, with a link that brings the answers back. */
export const ResultLines = ({ answers, words, children }: ResultLinesProps) => (
  <Card lift>
    {children}
    <ScenarioLink answers={answers} words={words.scenario} />
  </Card>
)
