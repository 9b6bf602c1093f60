import { linkedPages } from '../../content/addresses.ts'
import type { Guide } from '../../content/index.ts'
import { usePageAddress, usePathIn } from '../../renderer/server/use-content.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkSection } from '../ui/LinkSection.tsx'

/** What to do after reading a guide; last, the way back to all of them. */
export const NextSteps = ({ steps }: { steps: Guide['next'] }) => {
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
