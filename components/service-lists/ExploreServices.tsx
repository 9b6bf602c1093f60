import { usePageAddress, useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkSection } from '../ui/LinkSection.tsx'

/** Every service, linked to its card on the home page. */
export const ExploreServices = () => {
  const { services } = useSite()
  const home = usePageAddress({ kind: 'home' })
  const { heading, label } = useWords('service-lists').explore
  return (
    <LinkSection
      heading={heading}
      label={label}
      links={services.map(({ slug, title }) => ({
        href: `${home}#${slug}`,
        label: title,
      }))}
    />
  )
}
