import type { ReactNode } from 'react'
import { languages } from '../../content/schema/languages.ts'
import type { Term } from '../../content/schema/lists.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import {
  useCurrentPage,
  usePageAddress,
  useSite,
  useWords,
} from '../../renderer/server/current-page.tsx'
import styles from './Glossary.module.css'

type TermProps = {
  slug: string
  /** Punctuation after it, kept on its line. */
  end?: string
  children?: ReactNode
}

/**
 * A term in a text. Pressing it shows its definition, without a script. The build puts terms into
 * texts (renderer/content/compile-body.ts).
 */
export const ExplainedTerm = ({ slug, end, children }: TermProps) => {
  const { more } = useWords('guides').glossary
  const glossary = usePageAddress(linkedPages.glossary)
  const term = useSite().glossary.terms.find((one) => one.slug === slug)
  const id = `term-${slug}`
  if (!term) return [children, end]
  return (
    <span className="nb">
      <button type="button" className={styles.term} popoverTarget={id} aria-describedby={id}>
        {children}
      </button>
      <span popover="" id={id} className={`surface t-small ${styles.note}`} data-print="no">
        {term.definition} <a href={`${glossary}#${slug}`}>{more}</a>
      </span>
      {end}
    </span>
  )
}

const GuideLink = ({ slug }: { slug: string }) => {
  const { guide: words } = useWords('guides').glossary
  const guide = useSite().collections.guide.find((one) => one.slug === slug)
  return (
    guide && (
      <>
        {' '}
        <a href={addressOf(guide)}>{say(words, { guide: guide.menuTitle })}</a>
      </>
    )
  )
}

const Item = ({ term: { term, slug, definition, guide } }: { term: Term }) => (
  <div id={slug}>
    <dt className="t-title">{term}</dt>
    <dd>
      {definition}
      {guide && <GuideLink slug={guide} />}
    </dd>
  </div>
)

export const GlossaryList = () => {
  const { locale } = languages[useCurrentPage().language]
  const terms = useSite().glossary.terms.toSorted((a, b) => a.term.localeCompare(b.term, locale))
  return (
    <dl className={`grid c2 g7 ruled ${styles.terms}`} data-wide>
      {terms.map((term) => (
        <Item key={term.slug} term={term} />
      ))}
    </dl>
  )
}
