import { moveHeroSlides } from './hero-slides.ts'
import { scrollReviews } from './scroll-reviews.ts'

/** What moves on the home page. Loaded there only. */
export const startHome = (hero: HTMLElement) => {
  moveHeroSlides(hero)
  const reviews = document.querySelector<HTMLElement>('[data-reviews]')
  if (reviews) scrollReviews(reviews)
}
