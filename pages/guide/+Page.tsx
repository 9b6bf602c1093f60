import { Chapters } from '../../components/content/Prose.tsx'
import { ArticleData } from '../../components/head/StructuredData.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { Day } from '../../components/ui/Day.tsx'
import { LinkSection, QuestionBlock } from '../../components/ui/Lists.tsx'
import { Say } from '../../components/ui/Say.tsx'
import { linkedPages } from '../../renderer/content/addresses.ts'
import type { Guide, PageProps } from '../../renderer/content/entries.ts'
import { usePageAddress, usePathIn, useWords } from '../../renderer/server/current-page.tsx'
import { Fold } from '../../renderer/server/Document.tsx'

/** The author of a guide, when it was published, and when its facts were last reviewed. */
const GuideByline = ({ guide: { published, updated } }: { guide: Guide }) => {
  const words = useWords('guides')
  return (
    <p className="cluster g5 below t-small muted">
      <span>{words.author}</span>
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

const GuideSources = ({ sources }: Pick<Guide, 'sources'>) => (
  <aside className="rule below t-small muted" aria-labelledby="sources">
    <h2 className="t-label" id="sources">
      {useWords('guides').sources}
    </h2>
    <ul className="bullets">
      {sources.map(({ text, url }) => (
        <li key={text}>{url ? <a href={url}>{text}</a> : text}</li>
      ))}
    </ul>
  </aside>
)

export const Page = ({ entry: guide, Body }: PageProps<'guide'>) => {
  const words = useWords('guides')
  const pathIn = usePathIn()
  const { title, lead, picture, questions, next, sources } = guide
  return (
    <Layout callToAction={{ heading: guide.callToAction }}>
      <ArticleData guide={guide} />
      <PageHero heading={title} lead={lead} picture={picture}>
        <GuideByline guide={guide} />
      </PageHero>
      <Fold />
      <section className="section">
        <Chapters Body={Body} below={<GuideSources sources={sources} />} />
      </section>
      {questions && <QuestionBlock heading={words.questions} questions={questions} />}
      <LinkSection
        heading={words.next}
        links={[
          ...next.map(({ text, href }) => ({ href: pathIn(href), label: text })),
          { href: usePageAddress(linkedPages.guides), label: words.all },
        ]}
        plain={false}
      />
    </Layout>
  )
}
