import type { ReactNode } from 'react'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { usePageAddress, useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import styles from './Term.module.css'

type TermProps = {
  slug: string
  /** Punctuation after it, kept on its line. */
  end?: string
  children?: ReactNode
}

/**
 * A term in the middle of a text. Its definition shows on hover, on focus and on a tap, goes with
 * Escape, and needs no script. The build puts terms into texts (renderer/build/remark-terms.ts).
 */
export const Term = ({ slug, end, children }: TermProps) => {
  const { more } = useWords('guides').glossary
  const glossary = usePageAddress(linkedPages.glossary)
  const term = useSite().findTerm(slug)
  const id = `term-${slug}`
  if (!term) return [children, end]
  return (
    <span className="nb">
      <button
        type="button"
        className={styles.term}
        popoverTarget={id}
        interestfor={id}
        aria-describedby={id}
      >
        {children}
      </button>
      <span popover="" id={id} className={styles.note}>
        <span>
          {term.definition} <a href={`${glossary}#${slug}`}>{more}</a>
        </span>
      </span>
      {end}
    </span>
  )
}
