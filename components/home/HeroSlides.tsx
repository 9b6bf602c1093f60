import type { HomeFields } from '../../content/schema/home.ts'
import { say } from '../../content/schema/message.ts'
import { useWords } from '../../renderer/server/current-page.tsx'
import { HeroButtons } from '../contact/ContactButtons.tsx'
import { classes } from '../ui/classes.ts'
import { PageIcon } from '../ui/Icon.tsx'
import { Picture, pictureSizes } from '../ui/Picture.tsx'
import styles from './HeroSlides.module.css'

type Slide = HomeFields['slides'][number]

const washes = { gold: false as const, sky: styles.sky, storm: `${styles.storm} on-dark` }

/** One slide. All but the first are inert until the script shows them. */
const SlideView = ({ slide, index, count }: { slide: Slide; index: number; count: number }) => {
  const { heading, lead, picture, wash, offer } = slide
  const first = index === 0
  const words = useWords('hero-slides')
  const Heading = first ? 'h1' : 'h2'
  return (
    <div
      className={classes(styles.slide, washes[wash])}
      role="group"
      aria-roledescription={words.slide}
      aria-label={say(words.position, { number: index + 1, count })}
      data-slide=""
      data-current={first ? '' : undefined}
      inert={!first}
    >
      <div className={`filled ${styles.picture}`} data-print="no">
        {first && <span className={`spinner ${styles.spinner}`} />}
        <div hidden={!first}>
          <Picture name={picture} first={first} decorative sizes={pictureSizes.hero} />
        </div>
      </div>
      <div className="wrap">
        <div className={styles.body}>
          <Heading className="t-hero">{heading}</Heading>
          <p className="t-lead">{lead}</p>
          <HeroButtons
            emergency={offer === 'emergency'}
            estimate={offer === 'estimate'}
            call="primary"
          />
        </div>
      </div>
    </div>
  )
}

/** A dot for each slide, and the pause button with both labels that home-behaviors.ts switches. */
const Dots = ({ slides }: { slides: readonly Slide[] }) => {
  const { dots, dot, pause, play } = useWords('hero-slides')
  return (
    <div className={`line g1 ${styles.dots}`} role="group" aria-label={dots} data-dots="" hidden>
      {slides.map(({ heading }, index) => (
        <button
          key={heading}
          type="button"
          className="round"
          data-dot=""
          aria-label={say(dot, { number: index + 1, count: slides.length })}
          aria-current={index === 0 ? 'true' : undefined}
        />
      ))}
      <button
        type="button"
        className="round"
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

/** The first view of the home page: stacked slides, which home-behaviors.ts switches. */
export const HeroSlides = ({ slides }: { slides: readonly Slide[] }) => {
  const { heading, kind } = useWords('hero-slides')
  return (
    <section
      className={styles.hero}
      aria-roledescription={kind}
      aria-label={heading}
      data-part="slides"
    >
      {slides.map((slide, index) => (
        <SlideView key={slide.heading} slide={slide} index={index} count={slides.length} />
      ))}
      <div className={`wrap line ${styles.place}`} data-print="no">
        <Dots slides={slides} />
      </div>
    </section>
  )
}
