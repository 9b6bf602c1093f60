import { say } from '../../content/schema/message.ts'
import type { Testimonial } from '../../content/schema/testimonials.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { Rating, Stars } from '../claims/Claim.tsx'
import { Intro } from '../ui/Block.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './Reviews.module.css'

const Review = ({ name, location, text, rating, picture, sample = false }: Testimonial) => {
  const words = useWords('reviews')
  const below = [location, sample && words.sample].filter(Boolean).join(' · ')
  return (
    <figure className={styles.review}>
      <Stars count={rating} />
      <span className="sr">{say(words.stars, { stars: rating })}</span>
      <blockquote>{text}</blockquote>
      <figcaption>
        <span className={`${styles.face} round`} aria-hidden="true">
          {picture ? <Picture name={picture} sizes="40px" decorative /> : name.charAt(0)}
        </span>
        <span>
          {name}
          {below && <small>{below}</small>}
        </span>
      </figcaption>
    </figure>
  )
}

const Arrows = () => {
  const { previous, more } = useWords('reviews')
  return (
    <div className={styles.arrows} data-arrows="" hidden>
      <button type="button" className="round" aria-label={previous} aria-disabled="true">
        <Icon name="back" />
      </button>
      <button type="button" className="round" aria-label={more}>
        <Icon name="arrow" />
      </button>
    </div>
  )
}

/**
 * Customer reviews in a row that scrolls by touch, keyboard and arrow buttons (home-behaviors.ts).
 * None where no customer's words are in the language of the page.
 */
export const Reviews = (head: { heading: string; lead: string }) => {
  const label = useWords('reviews').list
  const { testimonials } = useSite()
  if (testimonials.length === 0) return null
  return (
    <section className={`section sand ${styles.section}`} data-reviews="">
      <div className="wrap">
        <header className={`split wide-left ${styles.head}`}>
          <Intro {...head} />
          <div className={styles.tools}>
            <Rating />
            <Arrows />
          </div>
        </header>
        <div
          className={styles.reel}
          data-reel=""
          role="group"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
          tabIndex={0}
        >
          {testimonials.map((testimonial) => (
            <Review key={testimonial.name} {...testimonial} />
          ))}
        </div>
      </div>
    </section>
  )
}
