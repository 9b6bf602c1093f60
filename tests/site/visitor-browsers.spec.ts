import { states } from '../looks/states.ts'
import { beforeScripts, extendPage, onceUsed, translatePage } from '../visitor-browser.ts'
import { journeys } from './journeys.ts'
import { testStates } from './play.ts'

/**
 * Browsers that translate pages and have extensions. Each state of the site is played with each trouble
 * alone in tests/nightly.
 */

/** Texts stay as they are, so that what looks for them finds them. */
const inFrench = ['fr', ['', '']] as const

/** States of ways that are played in whole, or in another language. */
const isCovered = /step \d|document|menu|scrolled|slide| es$|with form$/

testStates([...journeys, ...states.filter(({ name, reach }) => reach && !isCovered.test(name))], {
  'before scripts run': async (page) => {
    await beforeScripts(page, translatePage, ...inFrench)
    await beforeScripts(page, extendPage)
  },
  'once in use': async (page) => {
    await onceUsed(page, translatePage, ...inFrench)
    await onceUsed(page, extendPage)
  },
})
