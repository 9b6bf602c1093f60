import { addressOf } from '../../content/addresses.ts'
import { services } from '../../content/index.ts'
import { LinkRows } from '../ui/LinkRows.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

/** Every service, as a link to its card on the home page. */
export const ExploreServices = () => (
  <section className="section plain">
    <div className="wrap">
      <SectionHead heading="Explore our complete roofing services" />
      <LinkRows
        label="Roofing services"
        links={services.map(({ slug, title }) => ({ href: `${addressOf({ kind: 'home' })}#${slug}`, label: title }))}
      />
    </div>
  </section>
)
