import { hideExpired } from './claims/hide-expired.ts'
import { closeMenuOnNavigation } from './layout/close-menu.ts'
import { compactHeader } from './layout/compact-header.ts'
import { showCurrentYear } from './layout/current-year.ts'
import { skipWithoutTrace } from './layout/skip-without-trace.ts'
import { noteVisit } from './leads/note-visit.ts'
import { watchOutbox } from './leads/outbox/watch.ts'
import { replaceFailedPictures } from './ui/replace-failed-pictures.ts'
import { revealOnScroll } from './ui/reveal.ts'

/** Behaviors of particular pages are loaded only there. */
const startParts = () => {
  const notFound = document.querySelector<HTMLElement>('[data-not-found]')
  if (notFound)
    void import('./not-found/leave-not-found-page.ts').then(({ leaveNotFoundPage }) =>
      leaveNotFoundPage(notFound),
    )
  const hero = document.querySelector<HTMLElement>('[data-slides]')
  if (hero) void import('./home/home-behaviors.ts').then(({ startHome }) => startHome(hero))
}

/** Starts the behaviors of a page: a few lines each, on HTML that works without them. */
export const startPage = () => {
  noteVisit()
  replaceFailedPictures()
  hideExpired()
  compactHeader()
  skipWithoutTrace()
  showCurrentYear()
  closeMenuOnNavigation()
  revealOnScroll()
  watchOutbox()
  startParts()
}
