import { moveHeroSlides } from './hero-slides.ts'

/** Distance scrolled by one press of an arrow, in pixels. */
const step = 320

/**
 * The arrows beside the reviews: each scrolls by one step and is disabled at its end of the row. By
 * its ARIA attribute, so that the arrow a visitor has just pressed keeps the focus.
 */
const scrollReviews = (reviews: HTMLElement) => {
  const reel = reviews.querySelector<HTMLElement>('[data-reel]')
  const arrows = reviews.querySelector<HTMLElement>('[data-arrows]')
  const [back, on] = arrows?.querySelectorAll('button') ?? []
  if (!reel || !arrows || !back || !on) return

  const update = () => {
    const range = reel.scrollWidth - reel.clientWidth
    back.ariaDisabled = String(reel.scrollLeft <= 1)
    on.ariaDisabled = String(reel.scrollLeft >= range - 1)
  }
  const scrollBy = (left: number) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    reel.scrollBy({ left, behavior })
  }
  back.addEventListener('click', () => scrollBy(-step))
  on.addEventListener('click', () => scrollBy(step))
  reel.addEventListener('scroll', update, { passive: true })
  new ResizeObserver(update).observe(reel)
  arrows.hidden = false
}

/** The moving parts of the home page. Loaded only there. */
export const start = ([hero]: Iterable<HTMLElement>) => {
  if (hero) moveHeroSlides(hero)
  const reviews = document.querySelector<HTMLElement>('[data-reviews]')
  if (reviews) scrollReviews(reviews)
}
