import { addressOf } from '../../renderer/content/addresses.ts'
import type { Service } from '../../renderer/content/entries.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkSection } from '../ui/LinkSection.tsx'

/** The guides that name this service. */
export const ServiceGuides = ({ service: { slug } }: { service: Service }) => {
  const { ofService } = useWords('guides')
  const named = useSite().guides.filter(({ services }) => services?.includes(slug))
  if (named.length === 0) return null
  return (
    <LinkSection
      heading={ofService}
      links={named.map((guide) => ({ href: addressOf(guide), label: guide.menuTitle }))}
    />
  )
}
