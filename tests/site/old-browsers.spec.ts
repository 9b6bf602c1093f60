import { fieldNamed, formNames, personalForm, sendAs } from './every-form.ts'
import { expect, type Page, test } from './test.ts'

/** The oldest supported browsers, with features they lack. */

/** All features in pages that the oldest supported browsers lack. */
const newerInPages = /\b(fetchpriority)(?==")|(?<=type=")speculationrules/gi
const newerInStyles =
  /:user-(?:in)?valid|@starting-style|\b(?:position-area|position-try-fallbacks|field-sizing|animation-timeline|text-wrap|text-box|interpolate-size|transition-behavior)(?=:)|\ballow-discrete\b|::details-content|@view-transition/g

/** Removes features that came to browsers after Chrome 120, Firefox 125 and Safari 17. */
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
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [window, ['requestIdleCallback', 'Iterator', 'scheduler', 'navigation', 'onscrollend']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [RegExp, ['escape']],
  ] as const)
    for (const name of names) Reflect.deleteProperty(owner, name)
  // A selector with an unsupported part fails as a whole.
  for (const [owner, names] of [
    [Element.prototype, ['matches', 'closest', 'querySelector', 'querySelectorAll']],
    [Document.prototype, ['querySelector', 'querySelectorAll']],
  ] as const)
    for (const name of names) {
      const known = Reflect.get(owner, name)
      Reflect.set(owner, name, function (this: Node, selector: string) {
        if (/(?<!:is\():user-(in)?valid/.test(selector)) throw new SyntaxError(selector)
        return Reflect.apply(known, this, [selector])
      })
    }
}

/** Makes this browser as similar as possible to the oldest that the site supports. */
const beOld = async (page: Page) => {
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

// The policy contains the hashes of the unchanged styles.
test.use({ bypassCSP: true, viewport: { width: 390, height: 800 } })
test.beforeEach(async ({ page }) => {
  page.on('pageerror', (error) => {
    throw error
  })
  await beOld(page)
})

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

// By day, a form without React.
for (const [index, name] of formNames.entries())
  test(`an old browser sends the ${name}, and reports missing fields`, {
    tag: index === 1 ? [] : '@nightly',
  }, async ({ page, who }) => {
    const form = personalForm(page, name)
    const [{ asks, press }] = form.parts
    await form.open()
    await press()
    await expect(fieldNamed(page, asks[0] ?? '')).toBeFocused()
    await sendAs(page, who, form)
  })
