import { addressOf } from '../../content/addresses.ts'
import { services as allServices } from '../../content/index.ts'
import { serviceForSite } from '../../content/placeholder-values.ts'
import { BookingLink } from '../contact/BookingLink.tsx'
import { CallLink } from '../contact/CallLink.tsx'
import { LinkRows } from '../ui/LinkRows.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { pictureSizes } from '../ui/picture-sizes.ts'
import { Ticks } from '../ui/Ticks.tsx'
import styles from './ServiceSections.module.css'

const services = allServices.map(serviceForSite)
const anchorOf = ({ slug, anchor = slug }: (typeof services)[number]) => anchor

/** Every service with its description, what is included and the way to ask for it; at the top, a link to each. */
export const ServiceSections = () => (
  <>
    <section className={`section ${styles.jump}`}>
      <div className="wrap">
        <LinkRows label="Services on this page" links={services.map((service) => ({ href: `#${anchorOf(service)}`, label: service.title }))} />
      </div>
    </section>
    {services.map((service, index) => (
      <section key={service.slug} id={anchorOf(service)} className={index % 2 === 0 ? 'section' : `section sand ${styles.turned}`}>
        <div className="wrap split">
          <div className={`${styles.picture} rise`}>
            <Picture name={service.picture} sizes={pictureSizes.column} />
          </div>
          <div>
            <h2>{service.title}</h2>
            <p className="lead below-s">{service.description}</p>
            <h3 className={styles.included}>What's Included</h3>
            <div className={styles.ticks}>
              <Ticks items={service.included} />
            </div>
            <div className="row below">
              {service.emergency && <CallLink look="primary" />}
              <BookingLink look={service.emergency ? 'line' : 'ink'} />
              <MoreLink href={addressOf(service)}>More about {service.title.toLowerCase()}</MoreLink>
            </div>
          </div>
        </div>
      </section>
    ))}
  </>
)
