import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { filledSummary } from '../../renderer/content/placeholder-values.ts'
import type { ServiceSummary } from '../../renderer/content/site.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { BookingLink, CallLink } from '../contact/ContactButtons.tsx'
import { LinkRows } from '../ui/LinkRows.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { pictureSizes } from '../ui/picture-sizes.ts'
import { Ticks } from '../ui/Ticks.tsx'
import styles from './ServiceSections.module.css'

const anchorOf = ({ slug, anchor = slug }: ServiceSummary) => anchor

const ServiceSection = ({ service, sand }: { service: ServiceSummary; sand: boolean }) => {
  const { included, more } = useWords('service-lists').sections
  return (
    <section id={anchorOf(service)} className={sand ? `section sand ${styles.turned}` : 'section'}>
      <div className="wrap split">
        <div className={`${styles.picture} rise`}>
          <Picture name={service.picture} sizes={pictureSizes.column} />
        </div>
        <div>
          <h2>{service.title}</h2>
          <p className="lead below-s">{service.description}</p>
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
        </div>
      </div>
    </section>
  )
}

/**
 * Every service with its description, what it includes and how to ask for it; links to each at the
 * top.
 */
export const ServiceSections = () => {
  const services = useSite().services.map(filledSummary)
  return (
    <>
      <section className={`section ${styles.jump}`}>
        <div className="wrap">
          <LinkRows
            label={useWords('service-lists').sections.jump}
            links={services.map((service) => ({
              href: `#${anchorOf(service)}`,
              label: service.title,
            }))}
          />
        </div>
      </section>
      {services.map((service, index) => (
        <ServiceSection key={service.slug} service={service} sand={index % 2 === 1} />
      ))}
    </>
  )
}
