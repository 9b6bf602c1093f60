import type { HomeFields } from '../../content/schema/home.ts'
import { say } from '../../content/schema/message.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { BookingLink, CallLink } from '../contact/ContactButtons.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import { Picture, pictureSizes } from '../ui/Picture.tsx'
import styles from './HeroSlides.module.css'

type Slide = HomeFields['slides'][number]

const washes = { gold: '', sky: styles.sky, storm: `${styles.storm} on-dark` }

const Offer = ({ offer }: Pick<Slide, 'offer'>) => {
  const { estimateCost, requestEmergency } = useWords('buttons')
  return (
    <div className="row below">
      {offer === 'emergency' ? (
        <CallLink look="primary" size="large" />
      ) : (
        <BookingLink size="large" />
      )}
      {offer === 'inspection' && <CallLink look="line" size="large" />}
      {offer === 'estimate' && (
        <ButtonLink href={usePageAddress(linkedPages.roofCalculator)} look="line" size="large">
          {estimateCost}
        </ButtonLink>
      )}
      {offer === 'emergency' && (
        <ButtonLink href={usePageAddress(linkedPages.contact)} look="line" size="large">
          {requestEmergency}
        </ButtonLink>
      )}
    </div>
  )
}

/** One slide. All but the first are inert until the script shows them. */
const SlideView = ({
  slide: { heading, lead, picture, wash, offer },
  index,
  count,
}: {
  slide: Slide
  index: number
  count: number
}) => {
  const first = index === 0
  const words = useWords('hero-slides')
  const Heading = first ? 'h1' : 'h2'
  return (
    <div
      className={`${styles.slide} ${washes[wash]}`}
      role="group"
      aria-roledescription={words.slide}
      aria-label={say(words.position, { number: index + 1, count })}
      data-slide=""
      data-current={first ? '' : undefined}
      inert={!first}
    >
      <div className={styles.picture}>
        {first && <span className={styles.spinner} />}
        <div hidden={!first}>
          <Picture name={picture} first={first} decorative sizes={pictureSizes.hero} />
        </div>
      </div>
      <div className="wrap">
        <div className={styles.body}>
          <Heading>{heading}</Heading>
          <p className="lead">{lead}</p>
          <Offer offer={offer} />
        </div>
      </div>
    </div>
  )
}

/**
 * A dot for each slide, and the pause button. hero-slides.ts reads the button's two names from its
 * attributes.
 */
const Dots = ({ slides }: { slides: readonly Slide[] }) => {
  const { dots, dot, pause, play } = useWords('hero-slides')
  return (
    <div className={styles.dots} role="group" aria-label={dots} data-dots="" hidden>
      {slides.map(({ heading }, index) => (
        <button
          key={heading}
          type="button"
          data-dot=""
          aria-label={say(dot, { number: index + 1, count: slides.length })}
          aria-current={index === 0 ? 'true' : undefined}
        />
      ))}
      <button
        type="button"
        className={styles.pause}
        data-pause={pause}
        data-play={play}
        aria-label={pause}
      >
        <PageIcon name="pause" />
        <PageIcon name="play" />
      </button>
    </div>
  )
}

/**
 * The first view of the home page. The slides are stacked; hero-slides.ts switches between them.
 */
export const HeroSlides = ({ slides }: { slides: readonly Slide[] }) => {
  const { heading, kind } = useWords('hero-slides')
  return (
    <section
      className={styles.hero}
      aria-roledescription={kind}
      aria-label={heading}
      data-slides=""
    >
      {slides.map((slide, index) => (
        <SlideView key={slide.heading} slide={slide} index={index} count={slides.length} />
      ))}
      <div className={`wrap ${styles.place}`}>
        <Dots slides={slides} />
      </div>
    </section>
  )
}
