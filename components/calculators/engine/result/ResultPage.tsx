import { type ReactNode, useId, useState } from 'react'
import { say } from '../../../../content/schema/message.ts'
import type { WordsBySubject } from '../../../../renderer/browser/load-data.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { MessageLinks } from '../../../contact/MessageLinks.tsx'
import field from '../../../form/Field.module.css'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PhoneLink, Say } from '../../../ui/Say.tsx'
import { goBack } from '../presses.ts'
import type { Answers } from '../questions.ts'
import { scenarioQuery } from '../scenario.ts'
import { Keep } from './Keep.tsx'
import { Conditions, documentFileName, Letterhead, type OwnWords } from './Letterhead.tsx'
import { ResultCard, type ResultData, ResultIcon } from './parts.tsx'
import styles from './result.module.css'

type ResultPageProps = {
  data: ResultData
  words: WordsBySubject<'wizard' | 'document'>
  /** Those of the document. */
  own: OwnWords
  title: string
  /** What it found out, below the title. */
  children: ReactNode
  /** How it comes about. */
  details: ReactNode
  next: { heading: string; text: string }
  /** The label of the button that saves the document. */
  download: string
  /** The way on that is set off from the others. */
  first: 'booking' | 'download'
  /** One more way on, and a form that it opens. */
  more?: ReactNode
  form?: ReactNode
  /** Below both columns. */
  beside?: ReactNode
  /** Whom the file is named after. */
  names?: readonly string[]
  /** How its figures are worked out, for the document. */
  methods?: readonly string[]
}

const scenarioLink = (answers: Answers) =>
  `${location.origin}${location.pathname}?${scenarioQuery(answers)}`

type ScenarioLinkProps = { answers: Answers; words: Words<'wizard'>['result']['scenario'] }

/** A link that fills the wizard with the same answers. */
const ScenarioLink = ({ answers, words }: ScenarioLinkProps) => {
  const id = useId()
  const [copied, setCopied] = useState(false)
  const link = scenarioLink(answers)
  const copy = async () => {
    if (await copyText(link)) setCopied(true)
    // Where copying is not allowed, the link is selected, ready to be copied by hand.
    else document.getElementById(id)?.focus()
  }
  return (
    <section className="stack g3" data-print="no">
      <h3 id={`${id}-name`}>{words.heading}</h3>
      <p className="t-small muted" id={`${id}-note`}>
        {words.note}
      </p>
      <div className="line g2">
        <input
          className={field.input}
          id={id}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-note`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className={buttonClass({ look: 'line', size: 'small' }, 'nb')}
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

/**
 * What a visitor may do now: beside the lines of a result on wide screens, where it stays in view,
 * and above them on phones. The last way goes back to the last step, as the browser's own button.
 */
const WaysOn = (props: ResultPageProps) => {
  const { data, words, own, next, download, first, more, form, names } = props
  const { company, booking, date } = data
  const { result } = words.wizard
  const code = say(result.reference, data.finished)
  const lookOf = (way: typeof first) => (way === first ? 'primary' : 'line')
  // Opens in a new tab, which learns nothing of this page.
  const book = booking && (
    <a
      className={buttonClass({ look: lookOf('booking') })}
      href={booking}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ResultIcon name="calendar" />
      {result.booking}
      <span className="sr"> {result.bookingNewTab}</span>
    </a>
  )
  const keep = (
    <Keep
      fileName={documentFileName(own.fileName, date, names)}
      title={say(words.document.title, {
        title: own.title,
        date: data.formats.date(date),
        companyName: company.name,
      })}
      words={result}
      look={lookOf('download')}
      label={download}
    >
      <ResultPage {...props} />
    </Keep>
  )
  return (
    <div className={`stack g5 sticky ${styles.side}`} data-print="no">
      <Card on="dark">
        <h3>{next.heading}</h3>
        <p>{next.text}</p>
        <div className={`stack g2 ${styles.buttons}`}>
          {first === 'download' && keep}
          {book}
          {more}
          {first === 'booking' && keep}
        </div>
        <p className="t-small">
          {code}.{' '}
          <Say
            message={result.questions}
            values={{ number: <PhoneLink phone={company.phone} /> }}
          />
        </p>
        <MessageLinks to={company.messages} more={`\n${code}\n${scenarioLink(data.answers)}`} />
      </Card>
      {form}
      <button type="button" className={buttonClass({ look: 'line' })} onClick={goBack}>
        <Icon name="back" />
        {result.changeAnswers}
      </button>
    </div>
  )
}

/** The result of a calculator with the ways on from it; on paper and as a document, a letter. */
export const ResultPage = (props: ResultPageProps) => {
  const { data, words, own, title, children, details, beside, methods = [] } = props
  const paper = { data, shared: words.document, own }
  return (
    <div className="stack g5" data-document="">
      <Letterhead {...paper} />
      <div className={`sidebar top ${styles.columns}`}>
        <ResultCard finished={data.finished} title={title}>
          {children}
        </ResultCard>
        <WaysOn {...props} />
        <Card lift>
          <div className="stack g6">
            {details}
            <ScenarioLink answers={data.answers} words={words.wizard.result.scenario} />
          </div>
        </Card>
      </div>
      {beside}
      <Conditions {...paper} methods={methods} />
    </div>
  )
}
