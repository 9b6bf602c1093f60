import type { Page } from 'playwright/test'

/** The oldest supported browsers: Chrome 120, Firefox 125 and Safari 17, with features they lack. */

const newerInPages = /\b(fetchpriority)(?==")|(?<=type=")speculationrules/gi
const newerInStyles =
  /:user-(?:in)?valid|@starting-style|\b(?:position-area|position-try-fallbacks|field-sizing|animation-timeline|text-wrap|text-box|interpolate-size|transition-behavior)(?=:)|\ballow-discrete\b|::details-content|@view-transition/g

/** Runs in the page: removes features that came to browsers later. */
const forget = () => {
  for (const [owner, names] of [
    [HTMLButtonElement.prototype, ['command']],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint', 'prerendering']],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [Navigator.prototype, ['locks', 'scheduling']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [URL, ['parse']],
    [AbortSignal, ['any']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [window, ['requestIdleCallback', 'Iterator', 'scheduler', 'navigation', 'onscrollend']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [RegExp, ['escape']],
  ] as const)
    for (const name of names) Reflect.deleteProperty(owner, name)
  // A selector with an unsupported part fails as a whole.
  for (const owner of [Element.prototype, Document.prototype])
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const known = Reflect.get(owner, name)
      if (known)
        Reflect.set(owner, name, function (this: Node, selector: string) {
          if (/(?<!:is\():user-(in)?valid/.test(selector)) throw new SyntaxError(selector)
          return Reflect.apply(known, this, [selector])
        })
    }
}

/** Makes this browser as similar as possible to the oldest that the site supports. */
export const beOld = async (page: Page) => {
  await page.addInitScript(forget)
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type !== 'document' && type !== 'stylesheet') return route.fallback()
    const response = await route.fetch()
    const text = (await response.text()).replace(newerInStyles, (name) => `${name}-unknown`)
    const body = type === 'document' ? text.replace(newerInPages, 'unknown-$&') : text
    return route.fulfill({ response, body })
  })
}
