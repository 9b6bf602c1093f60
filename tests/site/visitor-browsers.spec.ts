import { states } from '../looks/states.ts'
import type { Page } from '../strict-test.ts'
import { beforeScripts, extendPage, onceUsed, translatePage } from '../visitor-browser.ts'
import { journeys } from './journeys.ts'
import { testStates } from './play.ts'

/**
 * Browsers that translate pages and have extensions: the journeys, and states that no journey passes.
 * Every state with each trouble alone: tests/nightly/visitor-browsers.spec.ts.
 */

/** Texts stay as they are, so that what looks for them finds them. */
const inFrench = ['fr', ['', '']] as const

const early = {
  'before scripts run': async (page: Page) => {
    await beforeScripts(page, translatePage, ...inFrench)
    await beforeScripts(page, extendPage)
  },
}
const late = {
  'once in use': async (page: Page) => {
    await onceUsed(page, translatePage, ...inFrench)
    await onceUsed(page, extendPage)
  },
}
testStates(journeys, { ...early, ...late })

const statesNamed = (names: RegExp) => states.filter(({ name }) => names.test(name))
testStates(statesNamed(/^roof (?:sending|without)|^form (?:sending|not stored)/), early)
testStates(statesNamed(/that waits$|^form (?:with photos|waiting|blocked)/), late)
