import { services } from '../../content/index.ts'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import { BookingLink } from './BookingLink.tsx'
import { CallLink } from './CallLink.tsx'
import styles from './ServiceSections.module.css'

/** Every service with its description, what is included and the way to ask for it. */
export const ServiceSections = () => (
  <div data-wide>
    {services.map(({ slug, anchor, title, description, included, picture, emergency }) => (
      <section key={slug} id={anchor ?? slug} className={styles.section}>
        <Picture name={picture} sizes="(min-width: 80rem) 37rem, (min-width: 60rem) 44vw, 66vw" />
        <div>
          <h2>{title}</h2>
          <p>{description}</p>
          <h3>What's included</h3>
          <Ticks items={included} />
          <div className="row below">
            {emergency && <CallLink look="primary" />}
            {!emergency && <BookingLink look="ink" />}
            <MoreLink href={`/${slug}`}>More about {title.toLowerCase()}</MoreLink>
          </div>
        </div>
      </section>
    ))}
  </div>
)
