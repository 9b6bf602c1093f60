import type { Guide } from '../../renderer/content/entries.ts'
import { Fold } from '../../renderer/server/Fold.tsx'
import { useWords } from '../../renderer/server/use-words.ts'
import { Chapters } from '../content/Chapters.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { FaqList } from '../ui/Questions.tsx'
import { GuideDates } from './GuideDates.tsx'
import { GuideSources } from './GuideSources.tsx'
import { NextSteps } from './NextSteps.tsx'

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
      {questions && (
        <section className="section sand">
          <div className="wrap split wide-right top">
            <h2>{words.questions}</h2>
            <FaqList questions={questions} />
          </div>
        </section>
      )}
      <NextSteps steps={next} />
    </>
  )
}
