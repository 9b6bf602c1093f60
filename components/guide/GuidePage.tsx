import { languages } from '../../content/schema/languages.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import type { Guide } from '../../renderer/content/entries.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Fold } from '../../renderer/server/Document.tsx'
import { usePageAddress, usePathIn } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { Chapters } from '../content/Chapters.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { LinkSection } from '../ui/Links.tsx'
import { QuestionBlock } from '../ui/Questions.tsx'
import { Say } from '../ui/Say.tsx'
import styles from './Guide.module.css'

type GuideDatesProps = { published: string; updated?: string | undefined }

/** A day as `2026-11-22`, in words. */
const Day = ({ day }: { day: string }) => {
  const { locale } = languages[useCurrentPage().language]
  const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={day}>{inWords.format(new Date(day))}</time>
}

/** When a guide was published, and when its facts were last looked through. */
const GuideDates = ({ published, updated }: GuideDatesProps) => {
  const words = useWords('guides')
  return (
    <p className={styles.dates}>
      <span>
        <Say message={words.published} values={{ date: <Day day={published} /> }} />
      </span>
      {updated && (
        <span>
          <Say message={words.updated} values={{ date: <Day day={updated} /> }} />
        </span>
      )}
    </p>
  )
}

/** Where the facts of a guide come from. */
const GuideSources = ({ sources }: { sources: readonly string[] }) => (
  <aside className={styles.sources} aria-labelledby="sources">
    <h2 id="sources">{useWords('guides').sources}</h2>
    <ul>
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  </aside>
)

/** What to do after reading a guide; last, the way back to all of them. */
const NextSteps = ({ steps }: { steps: Guide['next'] }) => {
  const { next, all } = useWords('guides')
  const pathIn = usePathIn()
  return (
    <LinkSection
      heading={next}
      links={[
        ...steps.map(({ text, href }) => ({ href: pathIn(href), label: text })),
        { href: usePageAddress(linkedPages.guides), label: all },
      ]}
      plain={false}
    />
  )
}

/** Fewer headings are found without a table of contents. */
const fewestChapters = 4

/** The blocks of a guide, in order. */
export const GuidePage = ({ guide }: { guide: Guide }) => {
  const words = useWords('guides')
  const { title, lead, picture, Body, questions, next, sources } = guide
  return (
    <>
      <PageHero above={<Breadcrumbs />} heading={title} lead={lead} picture={picture}>
        <GuideDates {...guide} />
      </PageHero>
      <Fold />
      <section className="section">
        <Chapters Body={Body} fewest={fewestChapters} below={<GuideSources sources={sources} />} />
      </section>
      {questions && <QuestionBlock heading={words.questions} questions={questions} />}
      <NextSteps steps={next} />
    </>
  )
}
