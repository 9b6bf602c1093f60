import { closeMenuOnNavigation } from '../components/layout/close-menu.ts'
import { compactHeader } from '../components/layout/compact-header.ts'
import { leaveNotFoundPage } from '../components/layout/not-found.ts'
import { hideExpired } from '../components/marketing/hide-expired.ts'
import { replaceFailedPictures } from '../components/ui/replace-failed-pictures.ts'
import { revealOnScroll } from '../components/ui/reveal.ts'
import { wakeIslands } from './wake.ts'

replaceFailedPictures()
hideExpired()
compactHeader()
closeMenuOnNavigation()
leaveNotFoundPage()
revealOnScroll()
wakeIslands()

const hero = document.querySelector<HTMLElement>('[data-slides]')
if (hero) void import('../components/home/home-behaviors.ts').then(({ startHome }) => startHome(hero))
