import { type Link, LinkRows } from './LinkRows.tsx'
import { SectionHead } from './SectionHead.tsx'

type LinkSectionProps = {
  heading: string
  /** The name of the links for screen readers, if not the heading. */
  label?: string
  links: readonly Link[]
  /** Whether it stands on the plain ground of the page. */
  plain?: boolean
}

/** A section of further links in ruled rows. */
export const LinkSection = ({
  heading,
  label = heading,
  links,
  plain = true,
}: LinkSectionProps) => (
  <section className={plain ? 'section plain' : 'section'}>
    <div className="wrap">
      <SectionHead heading={heading} />
      <LinkRows label={label} links={links} />
    </div>
  </section>
)
