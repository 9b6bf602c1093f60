import { addressOf } from '../../content/addresses.ts'
import type { Service } from '../../content/index.ts'
import { useContent } from '../../renderer/server/use-content.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkSection } from '../ui/LinkSection.tsx'

/** The guides that name this service. */
export const ServiceGuides = ({ service: { slug } }: { service: Service }) => {
  const { ofService } = useWords('guides')
  const named = useContent().guides.filter(({ services }) => services?.includes(slug))
  if (named.length === 0) return null
  return (
    <LinkSection
      heading={ofService}
      links={named.map((guide) => ({ href: addressOf(guide), label: guide.menuTitle }))}
    />
  )
}
