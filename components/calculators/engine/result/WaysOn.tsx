import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type Message, say } from '../../../../content/schema/message.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { showToast, type Toast } from '../../../toast/toasts.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PhoneLink, Say } from '../../../ui/Say.tsx'
import { goBack } from '../presses.ts'
import type { Answers } from '../questions.ts'
import { scenarioQuery } from '../scenario.ts'
import { useWizardContent } from '../wizard-content.ts'
import { ResultIcon } from './parts.tsx'
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
  <div className={`grid sticky ${styles.side}`}>
    <Card on="dark">
      <h3>{heading}</h3>
      <p>{text}</p>
      <div className={`grid ${styles.buttons}`}>
        {children}
        <button type="button" className={buttonClass({ look: 'line' })} onClick={() => print()}>
          {words.print}
        </button>
      </div>
      <p className="small">
        {say(words.reference, { reference })}.{' '}
        <Say
          message={words.questions}
          values={{ number: <PhoneLink phone={useWizardContent().company.phone} /> }}
        />
      </p>
    </Card>
    {form}
    <button type="button" className={buttonClass({ look: 'line' })} onClick={goBack}>
      <Icon name="back" />
      {words.changeAnswers}
    </button>
  </div>
)

type BookVisitProps = {
  booking: string | undefined
  words: Words<'wizard'>['result']
  look?: 'primary' | 'line'
}

/** Opens the booking calendar, if there is one, in a new tab, which learns nothing of this page. */
export const BookVisit = ({ booking, words, look = 'primary' }: BookVisitProps) =>
  booking && (
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
  /** Said once it was saved. */
  saved: Message<'fileName'>
}

const load = async () => (await import('./save-document.ts')).load()

/** Saves the result as a document. */
export const Download = (props: DownloadProps) => {
  const { title, fileName, failed, look, label, saved } = props
  const [isSaved, setSaved] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closeFailed = useRef<() => void>(undefined)
  useEffect(() => {
    // A press then works even where the connection is lost. It tries again, and reports a failure.
    load().catch(() => undefined)
  }, [])
  const save = async () => {
    try {
      const saveResult = await load()
      closeFailed.current?.()
      if (button.current) saveResult(button.current, title, fileName)
      setSaved(true)
    } catch (error) {
      console.error(error)
      closeFailed.current = showToast({ ...failed, variant: 'destructive' })
    }
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass({ look })}
        onClick={() => void save()}
      >
        <ResultIcon name="download" />
        {label}
      </button>
      <p className="small" role="status">
        {isSaved && say(saved, { fileName })}
      </p>
    </>
  )
}

type ScenarioLinkProps = { answers: Answers; words: Words<'wizard'>['result']['scenario'] }

/** A link that fills the wizard with the same answers. */
export const ScenarioLink = ({ answers, words }: ScenarioLinkProps) => {
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
          className="small muted"
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
