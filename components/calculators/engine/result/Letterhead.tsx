import { say } from '../../../../content/schema/message.ts'
import { dial, slugOf } from '../../../../content/schema/text.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { mark } from '../../../../renderer/design/mark.ts'
import { Say } from '../../../ui/Say.tsx'
import type { ResultData } from './parts.tsx'
import styles from './result.module.css'

/** The words of one document. */
export type OwnWords = {
  title: string
  fileName: string
  question: string
  conditions: Readonly<Record<string, string>>
}
type PaperProps = { data: ResultData; shared: Words<'document'>; own: OwnWords }

/** `roof-estimate-2026-11-20.html`: what it is, for whom, its day. Leaves out names not in Latin. */
export const documentFileName = (
  kind: string,
  date: Date,
  names: readonly string[] = [],
): string => {
  // Swedish writes a day of the visitor's own calendar as 2026-11-20.
  const parts = [kind, ...names.map(slugOf), date.toLocaleDateString('sv')]
  return `${parts.filter((part) => part !== '').join('-')}.html`
}

/** What only paper and the document show of a result. */
const paperOnly = { hidden: true, 'data-paper': '' }

/** Whom a document is from and for, when it was made, and its reference. */
export const Letterhead = ({ data, shared, own }: PaperProps) => {
  const { company, answers, formats } = data
  const { fullName, ...labels } = shared.visitor
  const facts = [
    [shared.date, formats.date(data.date)],
    [shared.reference, data.finished.reference],
    [shared.preparedFor, say(fullName, answers)],
    [labels.address, answers.address],
    [labels.email, answers.email],
    [labels.phone, answers.phone],
  ]
  return (
    <header {...paperOnly} className={styles.letterhead}>
      <p className="cluster">
        <svg className="i" viewBox={mark.viewBox} aria-hidden="true">
          <path d={mark.roof} />
          <path d={mark.tiles} />
        </svg>
        <b>{company.name}</b>
        <small>{say(shared.license, { license: company.license })}</small>
      </p>
      <h1>{own.title}</h1>
      <dl className="grid c3 g2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="t-note">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

/** What a document is and is not, and where to ask about it. */
export const Conditions = ({
  data,
  shared,
  own,
  methods,
}: PaperProps & { methods: readonly string[] }) => {
  const { heading, ...points } = own.conditions
  const { company, finished } = data
  const { name, address, phone, email, url } = company
  return (
    <section {...paperOnly} className="stack g3 t-small">
      <h3>{heading}</h3>
      <ul className="bullets">
        {[...Object.values(points), ...methods].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        <Say
          message={shared.ask}
          values={{
            question: own.question,
            phone: <b>{phone}</b>,
            reference: <b>{finished.reference}</b>,
          }}
        />
      </p>
      <p>
        <b>{name}</b>, {address}
        <br />
        <a href={dial(phone)}>{phone}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
        <br />
        <a href={url}>{url.replace(/^https?:\/\//, '')}</a>
      </p>
    </section>
  )
}
