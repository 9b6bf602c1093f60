import { testimonials } from '../../content/index.ts'
import type { Testimonial } from '../../content/model/schema/testimonials.ts'
import { Rating } from '../claims/Rating.tsx'
import { Stars } from '../claims/Stars.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './Reviews.module.css'

const Face = ({ name, picture }: Testimonial) => (
  <span className={styles.face} aria-hidden="true">
    {picture ? <Picture name={picture} sizes="40px" decorative /> : name.charAt(0)}
  </span>
)

const Review = (testimonial: Testimonial) => {
  const { name, location, text, rating } = testimonial
  return (
    <figure className={styles.review}>
      <Stars count={rating} />
      <span className="sr">{rating} of 5 stars</span>
      <blockquote>{text}</blockquote>
      <figcaption>
        <Face {...testimonial} />
        <span>
          {name}
          {location && <small>{location}</small>}
        </span>
      </figcaption>
    </figure>
  )
}

/** What customers said, in a row that scrolls by touch, keyboard and arrows (scroll-reviews.ts). */
export const Reviews = ({ heading, lead }: { heading: string; lead: string }) => (
  <section className={`section sand ${styles.section}`} data-reviews="">
    <div className="wrap">
      <header className={styles.head}>
        <div>
          <h2>{heading}</h2>
          <p className="lead below-s">{lead}</p>
        </div>
        <div className={styles.tools}>
          <Rating />
          <div className={styles.arrows} data-arrows="" hidden>
            <button type="button" aria-label="Previous reviews" disabled>
              <Icon name="back" />
            </button>
            <button type="button" aria-label="More reviews">
              <Icon name="arrow" />
            </button>
          </div>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard too */}
      <div className={styles.reel} data-reel="" role="group" aria-label="Customer reviews" tabIndex={0}>
        {testimonials.map((testimonial) => (
          <Review key={testimonial.name} {...testimonial} />
        ))}
      </div>
    </div>
  </section>
)
