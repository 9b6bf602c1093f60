import { closeMenuBehind } from './layout/close-menu.ts'
import { compactHeader } from './layout/compact-header.ts'
import { showCurrentYear } from './layout/current-year.ts'
import { skipWithoutTrace } from './layout/skip-without-trace.ts'
import { noteVisit } from './leads/note-visit.ts'
import { watchOutbox } from './leads/outbox/watch.ts'
import { replaceFailedPictures } from './ui/replace-failed-pictures.ts'
import { revealOnScroll } from './ui/reveal.ts'

type Behavior = { start: (parts: NodeListOf<HTMLElement>) => unknown }

/** Behaviors of particular pages, by what they are about. They are loaded only there. */
const behaviors: Readonly<Record<string, () => Promise<Behavior>>> = {
  '[data-until]': () => import('./claims/hide-expired.ts'),
  '[data-not-found]': () => import('./not-found/leave-not-found-page.ts'),
  '[data-slides]': () => import('./home/home-behaviors.ts'),
  // A link to this page in the language that the browser prefers.
  [`[data-offer][lang="${navigator.language.slice(0, 2)}"]`]: () =>
    import('./layout/offer-language.ts'),
}

const startBehaviors = () => {
  for (const [selector, load] of Object.entries(behaviors)) {
    const parts = document.querySelectorAll<HTMLElement>(selector)
    if (parts.length > 0) load().then(({ start }) => start(parts))
  }
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
  startBehaviors()
  // Here a relay returns the visitor whose form the browser has sent.
  if (location.hash === '#thank-you')
    import('./leads/early/forget-sent.ts').then(({ start }) => start())
}
