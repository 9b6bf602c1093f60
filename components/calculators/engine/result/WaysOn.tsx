import { type ReactNode, useId, useState } from 'react'
import { say } from '../../../../content/schema/message.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { MessageLinks } from '../../../contact/MessageLinks.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PhoneLink, Say } from '../../../ui/Say.tsx'
import { goBack } from '../presses.ts'
import type { Answers } from '../questions.ts'
import { scenarioQuery } from '../scenario.ts'
import { useWizardContent } from '../wizard-content.ts'
import { useOnPaper } from './paper.ts'
import { ResultIcon } from './parts.tsx'
import styles from './result.module.css'

const scenarioLink = (answers: Answers) =>
  `${location.origin}${location.pathname}?${scenarioQuery(answers)}`

type WaysOnProps = {
  words: Words<'wizard'>['result']
  heading: string
  text: string
  reference: string
  answers: Answers
  /** Their buttons. */
  children: ReactNode
  /** A form that one of them opens. */
  form?: ReactNode
}

/**
 * What a visitor may do now: beside the lines of a result on wide screens, where it stays in view,
 * and above them on phones. The last way goes back to the last step, as the browser's own button.
 */
export const WaysOn = ({ words, heading, text, reference, ...props }: WaysOnProps) => {
  const { phone, messages } = useWizardContent().company
  return (
    !useOnPaper() && (
      <div className={`stack g5 sticky ${styles.side}`}>
        <Card on="dark">
          <h3>{heading}</h3>
          <p>{text}</p>
          <div className={`stack g2 ${styles.buttons}`}>{props.children}</div>
          <p className="t-small">
            {say(words.reference, { reference })}.{' '}
            <Say message={words.questions} values={{ number: <PhoneLink phone={phone} /> }} />
          </p>
          <MessageLinks
            to={messages}
            more={`\n${say(words.reference, { reference })}\n${scenarioLink(props.answers)}`}
          />
        </Card>
        {props.form}
        <button type="button" className={buttonClass({ look: 'line' })} onClick={goBack}>
          <Icon name="back" />
          {words.changeAnswers}
        </button>
      </div>
    )
  )
}

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

type ScenarioLinkProps = { answers: Answers; words: Words<'wizard'>['result']['scenario'] }

/** A link that fills the wizard with the same answers. */
export const ScenarioLink = ({ answers, words }: ScenarioLinkProps) => {
  const id = useId()
  const [copied, setCopied] = useState(false)
  if (useOnPaper()) return null
  const link = scenarioLink(answers)
  const copy = async () => {
    if (await copyText(link)) setCopied(true)
    // Where copying is not allowed, the link is selected, ready to be copied by hand.
    else document.getElementById(id)?.focus()
  }
  return (
    <section className={styles.part} data-print="no">
      <h3 id={`${id}-name`}>{words.heading}</h3>
      <p className="t-small muted" id={`${id}-note`}>
        {words.note}
      </p>
      <div className={`line g2 ${styles.link}`}>
        <input
          className="t-small muted"
          id={id}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-note`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className={buttonClass({ look: 'line', size: 'small' })}
          onClick={() => void copy()}
        >
          {words.copy}
        </button>
      </div>
      <p className="t-small muted" role="status">
        {copied && words.copied}
      </p>
    </section>
  )
}
