import { isProvenReview, type Testimonial } from '../../content/schema/lists.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import { CompanyFigures, Rating, Stars } from '../claims/Claim.tsx'
import { ContactDetails } from '../contact/ContactCards.tsx'
import { ContactForm } from '../form/ContactForm.tsx'
import { CityMap } from '../map/CityMap.tsx'
import { ZipField } from '../map/ServiceAreas.tsx'
import { Block, Intro, Split } from '../ui/Block.tsx'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { Day } from '../ui/Day.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkGroups, Ticks } from '../ui/Lists.tsx'
import { Picture, PictureCards } from '../ui/Picture.tsx'
import styles from './Home.module.css'

type Heading = { heading: string; lead: string }

export const HomeServices = (head: Heading) => {
  const site = useSite()
  const cards = site.collections.service
    .map((service) => filledSummary(site, service))
    .map((service) => ({ ...service, href: addressOf(service), text: service.summary }))
  return (
    <Block look={styles.services} {...head}>
      <PictureCards bento cards={cards} />
    </Block>
  )
}

export const HomeReasons = ({ points, ...head }: Heading & { points: readonly string[] }) => (
  <Split look="on-dark eave" columns="wide-right top">
    <Intro {...head}>
      <div className="below">
        <Ticks items={points} />
      </div>
    </Intro>
    <CompanyFigures />
  </Split>
)

const CityAreas = () => {
  const { business, collections } = useSite()
  const words = useWords('places')
  return (
    <LinkGroups
      level="h3"
      groups={business.counties.map(({ name }) => ({
        heading: say(words.county, { county: name }),
        links: collections.city
          .filter(({ county }) => county === name)
          .map((city) => ({ href: addressOf(city), label: city.name })),
      }))}
    />
  )
}

export const HomeAreas = (head: Heading) => (
  <Split look={styles.areas} columns="keep">
    <Intro {...head}>
      <div className="stack g5 below">
        <CityAreas />
        <ZipField />
      </div>
    </Intro>
    <div className={styles.map}>
      <CityMap cities={useSite().collections.city} />
    </div>
  </Split>
)

export const HomeForm = (head: Heading) => (
  <Split look="sand" id="contact">
    <Intro {...head}>
      <div className="below">
        <ContactDetails />
      </div>
    </Intro>
    <Card lift>
      <ContactForm kind="short" />
    </Card>
  </Split>
)

/** A review of more characters spans two cards, so that it does not stretch the others. */
const longReview = 320

const Review = (review: Testimonial) => {
  const { name, location, text, rating, picture, source, date } = review
  const words = useWords('reviews')
  const below = [location, isProvenReview(review) ? source : words.sample].filter(Boolean)
  return (
    <figure
      className={classes(
        'stack g4 surface',
        styles.review,
        text.length > longReview && styles.long,
      )}
    >
      <Stars count={rating} />
      <span className="sr">{say(words.stars, { stars: rating })}</span>
      <blockquote className="t-small">{text}</blockquote>
      <figcaption className="line t-label">
        <span className={`round filled t-title ${styles.face}`} aria-hidden="true">
          {picture ? <Picture name={picture} sizes="40px" decorative /> : name.charAt(0)}
        </span>
        <span>
          {name}
          <small className="t-note">
            {below.join(' · ')}
            {date && (
              <>
                {' · '}
                <Day day={date} />
              </>
            )}
          </small>
        </span>
      </figcaption>
    </figure>
  )
}

const Arrows = () => {
  const { previous, more } = useWords('reviews')
  return (
    <div className="line g2" data-arrows="" hidden>
      <button type="button" className="round ring" aria-label={previous} aria-disabled="true">
        <Icon name="back" />
      </button>
      <button type="button" className="round ring" aria-label={more}>
        <Icon name="arrow" />
      </button>
    </div>
  )
}

/**
 * Customer reviews in a row that scrolls by touch, keyboard and arrow buttons (home-behaviors.ts).
 * Shows nothing if there are no reviews in the language of the page.
 */
export const Reviews = (head: Heading) => {
  const label = useWords('reviews').list
  const { testimonials } = useSite()
  if (testimonials.length === 0) return null
  return (
    <section className={`section sand ${styles.reviews}`}>
      <div className="wrap">
        <header className="sidebar wide-left bottom g5">
          <Intro {...head} />
          <div className={`cluster apart g4 ${styles.tools}`}>
            <Rating onlyMade />
            <Arrows />
          </div>
        </header>
        <div
          className={`line g5 below ${styles.reel}`}
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
