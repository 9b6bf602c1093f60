import { addressOf } from '../../content/addresses.ts'
import { services } from '../../content/index.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { LinkRows } from '../ui/LinkRows.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

/** Every service, linked to its card on the home page. */
export const ExploreServices = () => {
  const { heading, label } = useWords('service-lists').explore
  return (
    <section className="section plain">
      <div className="wrap">
        <SectionHead heading={heading} />
        <LinkRows
          label={label}
          links={services.map(({ slug, title }) => ({
            href: `${addressOf({ kind: 'home' })}#${slug}`,
            label: title,
          }))}
        />
      </div>
    </section>
  )
}
