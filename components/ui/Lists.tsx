import { Fragment, type ReactNode } from 'react'
import type { FaqItem } from '../../content/schema/fields.ts'
import { Split } from './Block.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName, PageIcon } from './Icon.tsx'
import styles from './Lists.module.css'

/** A list item. With `validUntil`, the browser hides it after that day. */
type Tick = { text: string; validUntil?: string | undefined }

export const Ticks = ({ items }: { items: readonly (string | Tick)[] }) => {
  const ticks: Tick[] = items.map((item) => (typeof item === 'string' ? { text: item } : item))
  return (
    <ul className="stack g3 ticks">
      {ticks.map(({ text, validUntil }) => (
        <li key={text} data-until={validUntil}>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Lets an e-mail address wrap only after its @. */
const breakable = (text: string) =>
  text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

export type Fact = Tick & {
  icon: IconName
  note?: string
  href?: string
  /** For screen readers, where the link opens in a new tab. */
  newTab?: string
}

/** Short facts with icons, such as a phone number and when it is answered. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className={`stack g3 quiet ${styles.facts}`}>
    {facts.map(({ icon, text, note, href, newTab, validUntil }) => (
      <li key={text} className="line top" data-until={validUntil}>
        <PageIcon name={icon} />
        <span>
          {href ? (
            <a href={href} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
              {breakable(text)}
              {newTab && <span className="sr"> {newTab}</span>}
            </a>
          ) : (
            text
          )}
          {note && <small className="t-note">{note}</small>}
        </span>
      </li>
    ))}
  </ul>
)

type PaperProps = {
  title: string
  note: string
  lines: readonly string[]
  /** Text beside every check mark. */
  verdict?: string
  numbered?: boolean
}

/** A drawn report: a title, and lines with check marks. */
export const Paper = ({ title, note, lines, verdict, numbered = false }: PaperProps) => {
  const List = numbered ? 'ol' : 'ul'
  return (
    <div className={`surface t-small ${styles.paper}`}>
      <div className="cluster">
        <h3 className="t-title">{title}</h3>
        <span className="muted">{note}</span>
      </div>
      <List className={numbered ? 'columns' : undefined}>
        {lines.map((line, index) => (
          <li key={line} className="cluster">
            <span>{numbered ? `${index + 1}. ${line}` : line}</span>
            <span className="t-label palm line g1">
              <Icon name="check" />
              {verdict}
            </span>
          </li>
        ))}
      </List>
    </div>
  )
}

type DetailProps = {
  summary: ReactNode
  open?: boolean
  /** True for a large summary line, as in a list of questions. */
  large?: boolean
  className?: string | undefined
  children: ReactNode
}

export const Detail = (props: DetailProps) => (
  <details
    className={classes(styles.detail, props.large && styles.large, props.className)}
    open={props.open}
  >
    <summary className={`line ${props.large ? 't-title' : 't-label'}`}>
      {props.summary}
      <PageIcon name="plus" />
    </summary>
    {props.children}
  </details>
)

export type Answered = FaqItem & { more?: ReactNode }

export const FaqList = ({ questions }: { questions: readonly Answered[] }) => (
  <div>
    {questions.map(({ question, answer, more }, index) => (
      <Detail key={question} large summary={question} open={index === 0}>
        <p className="muted">
          {answer}
          {more}
        </p>
      </Detail>
    ))}
  </div>
)

type QuestionBlockProps = { heading: string; questions: readonly Answered[] }

/** Questions in a block of their own, beside its heading on wide screens. */
export const QuestionBlock = ({ heading, questions }: QuestionBlockProps) => (
  <Split look="sand" columns="wide-right top">
    <h2>{heading}</h2>
    <FaqList questions={questions} />
  </Split>
)
