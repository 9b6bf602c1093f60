import {
  closeMenuBehind,
  compactHeader,
  showCurrentYear,
  skipWithoutTrace,
} from './layout/behaviors.ts'
import { noteVisit, watchOutbox } from './leads/on-every-page.ts'
import { replaceFailedPictures, revealOnScroll } from './ui/behaviors.ts'

/** The language that the browser prefers, such as `es`. */
const preferred = navigator.language.slice(0, 2)

/** Parts that only some pages have. Their behavior is loaded only there. */
const special = `[data-until],[data-not-found],[data-slides],[data-offer="${preferred}"]`

const startSpecialParts = () => {
  if (document.querySelector(special)) import('./special-parts.ts')
}

/** Starts the behaviors of a page: a few lines each, on HTML that works without them. */
export const startPage = () => {
  noteVisit()
  replaceFailedPictures()
  compactHeader()
  skipWithoutTrace()
  showCurrentYear()
  closeMenuBehind()
  revealOnScroll()
  watchOutbox()
  startSpecialParts()
}
