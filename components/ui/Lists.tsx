import type { ReactNode } from 'react'
import type { FaqItem } from '../../content/schema/fields.ts'
import { Block, Split } from './Block.tsx'
import { classes, columnsFor } from './classes.ts'
import { Icon, type IconName, PageIcon } from './Icon.tsx'
import styles from './Lists.module.css'

/** A list item. With `validUntil`, the browser hides it after that day. */
type Tick = { text: string; validUntil?: string | undefined }

export const Ticks = ({ items }: { items: readonly (string | Tick)[] }) => (
  <ul className="stack g3 ticks">
    {items.map((item) => {
      const { text, validUntil }: Tick = typeof item === 'string' ? { text: item } : item
      return (
        <li key={text} data-until={validUntil}>
          {text}
        </li>
      )
    })}
  </ul>
)

/** Lets an e-mail address wrap only after its @. */
const breakable = (text: string) =>
  text.split(/(?<=@)/).flatMap((part, index) => (index > 0 ? [<wbr key={part} />, part] : part))

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

export type Link = { href: string; label: string }
type MoreLinkProps = { href: string; back?: boolean; children: ReactNode }

/** A link to read more or, with `back`, to the parent page. */
export const MoreLink = ({ href, back = false, children }: MoreLinkProps) => (
  <a className={`line g1 quiet ${back ? '' : 'arrow '}${styles.more}`} href={href}>
    {back && <Icon name="back" />}
    {children}
  </a>
)

export const LinkRows = ({ label, links }: { label: string; links: readonly Link[] }) => (
  <nav className={`fill g7 ${columnsFor(links.length)} ruled ${styles.rows}`} aria-label={label}>
    {links.map(({ href, label: name }) => (
      <a key={href} className="line apart arrow t-title" href={href}>
        {name}
      </a>
    ))}
  </nav>
)

type LinkSectionProps = {
  heading: string
  /** The label of the links for screen readers, if not the heading. */
  label?: string
  links: readonly Link[]
  plain?: boolean
}

export const LinkSection = ({ heading, label, links, plain = true }: LinkSectionProps) => (
  <Block look={plain ? 'plain' : undefined} heading={heading}>
    <LinkRows label={label ?? heading} links={links} />
  </Block>
)

export const LinkItems = ({ links }: { links: readonly Link[] }) =>
  links.map(({ href, label }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ))

type LinkGroupsProps = {
  groups: readonly { heading: string; links: readonly Link[] }[]
  level?: 'h2' | 'h3'
}

/** Groups of links with headings. A group without links is left out. */
export const LinkGroups = ({ groups, level: Heading = 'h2' }: LinkGroupsProps) => (
  <div className={`quiet ${styles.groups}`}>
    {groups
      .filter(({ links }) => links.length > 0)
      .map(({ heading, links }) => (
        <div key={heading}>
          <Heading className="t-label muted">{heading}</Heading>
          <ul>
            <LinkItems links={links} />
          </ul>
        </div>
      ))}
  </div>
)
