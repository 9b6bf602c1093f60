import { linkedPages } from '../../renderer/content/addresses.ts'
import type { Guide } from '../../renderer/content/entries.ts'
import { usePageAddress, usePathIn } from '../../renderer/server/use-site.ts'
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
