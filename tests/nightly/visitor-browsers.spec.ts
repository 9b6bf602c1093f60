import { states } from '../looks/states.ts'
import { journeys } from '../site/journeys.ts'
import { testStates } from '../site/play.ts'
import { beforeScripts, extendPage, onceUsed, translatePage } from '../visitor-browser.ts'

/** What else browsers do to pages, each alone, in every state and on every page. */

/** Runs in the page, as dark modes do: gives every element a style of its own. */
const darken = () => {
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    element.setAttribute('data-dark-mode', '')
    element.style.setProperty('--dark-mode', '#181a1b')
  }
}

/** Runs in the page, as writing aids do: moves every field into an element of theirs. */
const wrapFields = () => {
  for (const field of document.querySelectorAll('input, textarea')) {
    const wrapper = document.createElement('writing-aid')
    field.replaceWith(wrapper)
    wrapper.append(field)
  }
}

/** Runs in the page, as libraries of others do: adds to what everything has, and freezes the rest. */
const alterPrototypes = () => {
  Object.assign(Object.prototype, { isSomething: () => true })
  Object.assign(Array.prototype, { last: () => undefined })
  for (const each of [Array, Promise, String, Map, Set, Date]) Object.freeze(each.prototype)
}

const inFrench = ['fr', ['', '']] as const
testStates([...journeys, ...states], {
  'translated before scripts run': (page) => beforeScripts(page, translatePage, ...inFrench),
  'translated once in use': (page) => onceUsed(page, translatePage, ...inFrench),
  'extended before scripts run': (page) => beforeScripts(page, extendPage),
  'extended once in use': (page) => onceUsed(page, extendPage),
  darkened: (page) => beforeScripts(page, darken),
  'with fields in wrappers': (page) => beforeScripts(page, wrapFields),
  'with altered prototypes': (page) => page.addInitScript(alterPrototypes),
})
