import { linkedPages } from '../../content/addresses.ts'
import type { Guide } from '../../content/index.ts'
import { usePageAddress, usePathIn } from '../../renderer/server/use-content.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkRows } from '../ui/LinkRows.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

/** What to do after reading a guide; last, the way back to all of them. */
export const NextSteps = ({ steps }: { steps: Guide['next'] }) => {
  const { next, all } = useWords('guides')
  const pathIn = usePathIn()
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={next} />
        <LinkRows
          label={next}
          links={[
            ...steps.map(({ text, href }) => ({ href: pathIn(href), label: text })),
            { href: usePageAddress(linkedPages.guides), label: all },
          ]}
        />
      </div>
    </section>
  )
}
