import { useContent, usePageAddress } from '../../renderer/server/use-content.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkRows } from '../ui/LinkRows.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

/** Every service, linked to its card on the home page. */
export const ExploreServices = () => {
  const { services } = useContent()
  const home = usePageAddress({ kind: 'home' })
  const { heading, label } = useWords('service-lists').explore
  return (
    <section className="section plain">
      <div className="wrap">
        <SectionHead heading={heading} />
        <LinkRows
          label={label}
          links={services.map(({ slug, title }) => ({
            href: `${home}#${slug}`,
            label: title,
          }))}
        />
      </div>
    </section>
  )
}
