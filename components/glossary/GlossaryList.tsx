import type { Term } from '../../content/schema/glossary.ts'
import { languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import styles from './GlossaryList.module.css'

const GuideLink = ({ slug }: { slug: string }) => {
  const { guide: words } = useWords('guides').glossary
  const guide = useSite().guides.find((one) => one.slug === slug)
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
    <dt>{term}</dt>
    <dd>
      {definition}
      {guide && <GuideLink slug={guide} />}
    </dd>
  </div>
)

/** Every term with its definition, in the order of the alphabet, each with an anchor. */
export const GlossaryList = () => {
  const { locale } = languages[useCurrentPage().language]
  const terms = useSite().glossary.terms.toSorted((a, b) => a.term.localeCompare(b.term, locale))
  return (
    <dl className={styles.terms} data-wide>
      {terms.map((term) => (
        <Item key={term.slug} term={term} />
      ))}
    </dl>
  )
}
