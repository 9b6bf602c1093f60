import { moveHeroSlides } from './hero-slides.ts'
import { scrollReviews } from './scroll-reviews.ts'

/** The moving parts of the home page. Loaded only there. */
export const start = ([hero]: Iterable<HTMLElement>) => {
  if (hero) moveHeroSlides(hero)
  const reviews = document.querySelector<HTMLElement>('[data-reviews]')
  if (reviews) scrollReviews(reviews)
}
