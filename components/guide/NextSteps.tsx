import { addressOf, linkedPages } from '../../content/addresses.ts'
import type { Guide } from '../../content/index.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkRows } from '../ui/LinkRows.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

/** What to do after reading a guide; last, the way back to all of them. */
export const NextSteps = ({ steps }: { steps: Guide['next'] }) => {
  const { next, all } = useWords('guides')
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={next} />
        <LinkRows
          label={next}
          links={[
            ...steps.map(({ text, href }) => ({ href, label: text })),
            { href: addressOf(linkedPages.guides), label: all },
          ]}
        />
      </div>
    </section>
  )
}
