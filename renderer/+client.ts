import { closeMenuOnNavigation } from '../components/layout/close-menu.ts'
import { compactHeader } from '../components/layout/compact-header.ts'
import { watchOutbox } from '../components/leads/outbox/watch.ts'
import { hideExpired } from '../components/marketing/hide-expired.ts'
import { replaceFailedPictures } from '../components/ui/replace-failed-pictures.ts'
import { revealOnScroll } from '../components/ui/reveal.ts'
import { wakeIslands } from './wake.ts'

replaceFailedPictures()
hideExpired()
compactHeader()
closeMenuOnNavigation()
revealOnScroll()
wakeIslands()
watchOutbox()

// What only some pages have is loaded there only.
if (document.querySelector('[data-not-found]')) void import('../components/layout/not-found.ts').then(({ leaveNotFoundPage }) => leaveNotFoundPage())
const hero = document.querySelector<HTMLElement>('[data-slides]')
if (hero) void import('../components/home/home-behaviors.ts').then(({ startHome }) => startHome(hero))
