import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import type { ServiceSummary } from '../../renderer/content/site-index.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import { usePageAddress, useSite, useWords } from '../../renderer/server/current-page.tsx'
import { BookingLink, CallLink } from '../contact/ContactButtons.tsx'
import { Block, Intro } from '../ui/Block.tsx'
import { Detail, LinkRows, LinkSection, MoreLink, Ticks } from '../ui/Lists.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import styles from './Service.module.css'

const anchorOf = ({ slug, anchor = slug }: ServiceSummary) => anchor

type ServiceSectionProps = { service: ServiceSummary; index: number }

const ServiceSection = ({ service, index }: ServiceSectionProps) => {
  const { included, more } = useWords('service-lists').sections
  return (
    <section
      id={anchorOf(service)}
      className={`sidebar ${index % 2 ? 'wide-right' : 'wide-left'} ${styles.service}`}
    >
      <FramedPicture name={service.picture} sizes={pictureSizes.column} frame="rise" />
      <Intro heading={service.title} lead={service.description}>
        <div className="below-s">
          <Detail large summary={included} open={index === 0}>
            <Ticks items={service.included} />
          </Detail>
        </div>
        <div className="cluster below-s">
          {service.emergency && <CallLink look="red" />}
          <BookingLink look={service.emergency ? 'line' : 'ink'} />
          <MoreLink href={addressOf(service)}>
            {say(more, { service: service.nameInSentence })}
          </MoreLink>
        </div>
      </Intro>
    </section>
  )
}

/** Every service with its description and what it includes; links to each at the top. */
export const ServiceSections = () => {
  const site = useSite()
  const services = site.collections.service.map((service) => filledSummary(site, service))
  const links = services.map((service) => ({
    href: `#${anchorOf(service)}`,
    label: service.title,
  }))
  return (
    <>
      <Block look={styles.jump}>
        <LinkRows label={useWords('service-lists').sections.jump} links={links} />
      </Block>
      <div className="section wrap stack g8">
        {services.map((service, index) => (
          <ServiceSection key={service.slug} service={service} index={index} />
        ))}
      </div>
    </>
  )
}

/** Every service, linked to its card on the home page. */
export const ExploreServices = () => {
  const home = usePageAddress({ kind: 'home' })
  const { service: services } = useSite().collections
  const links = services.map(({ slug, title }) => ({ href: `${home}#${slug}`, label: title }))
  const { heading, label } = useWords('service-lists').explore
  return <LinkSection heading={heading} label={label} links={links} />
}
