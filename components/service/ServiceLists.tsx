import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import type { ServiceSummary } from '../../renderer/content/site.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import { usePageAddress, useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { BookingLink, CallLink } from '../contact/ContactButtons.tsx'
import { Block, Intro, Split } from '../ui/Block.tsx'
import { LinkRows, LinkRun, MoreLink } from '../ui/Links.tsx'
import { Ticks } from '../ui/Lists.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import styles from './Service.module.css'

const anchorOf = ({ slug, anchor = slug }: ServiceSummary) => anchor

const ServiceSection = ({ service, sand }: { service: ServiceSummary; sand: boolean }) => {
  const { included, more } = useWords('service-lists').sections
  return (
    <Split id={anchorOf(service)} look={sand ? `sand ${styles.turned}` : undefined}>
      <FramedPicture
        name={service.picture}
        sizes={pictureSizes.column}
        frame={`${styles.picture} rise`}
      />
      <Intro heading={service.title} lead={service.description}>
        <h3 className={styles.included}>{included}</h3>
        <div className={styles.ticks}>
          <Ticks items={service.included} />
        </div>
        <div className="row below">
          {service.emergency && <CallLink look="primary" />}
          <BookingLink look={service.emergency ? 'line' : 'ink'} />
          <MoreLink href={addressOf(service)}>
            {say(more, { service: service.nameInSentence })}
          </MoreLink>
        </div>
      </Intro>
    </Split>
  )
}

/** Every service with its description and what it includes; links to each at the top. */
export const ServiceSections = () => {
  const services = useSite().services.map(filledSummary)
  const links = services.map((service) => ({
    href: `#${anchorOf(service)}`,
    label: service.title,
  }))
  return (
    <>
      <Block look={styles.jump}>
        <LinkRows label={useWords('service-lists').sections.jump} links={links} />
      </Block>
      {services.map((service, index) => (
        <ServiceSection key={service.slug} service={service} sand={index % 2 === 1} />
      ))}
    </>
  )
}

/** Every service, linked to its card on the home page. */
export const ExploreServices = () => {
  const home = usePageAddress({ kind: 'home' })
  const { services } = useSite()
  const links = services.map(({ slug, title }) => ({ href: `${home}#${slug}`, label: title }))
  const { heading, label } = useWords('service-lists').explore
  return (
    <Split look="plain" columns="wide-right top">
      <Intro heading={heading} />
      <LinkRun label={label} links={links} />
    </Split>
  )
}
