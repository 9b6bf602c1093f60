import { builtPages } from './built-site.ts'
import { fieldNamed, formNames, personalForm, sendAs, typeIn } from './every-form.ts'
import { expect, type Page, test } from './test.ts'
import { words } from './words.ts'

/** The oldest supported browsers, with features they lack. */

/** All features in pages that the oldest supported browsers lack. */
const newerInPages = /\b(popover|popovertarget|fetchpriority)(?==")|(?<=type=")speculationrules/gi
const newerInStyles =
  /:popover-open|:user-(?:in)?valid|@starting-style|\b(?:position-area|position-try-fallbacks|field-sizing|animation-timeline|text-wrap|text-box|interpolate-size|transition-behavior)(?=:)|\ballow-discrete\b|::details-content|@view-transition/g

/** Removes features that came to browsers after Chrome 120, Firefox 121 and Safari 16.4. */
const forget = () => {
  const { prototype } = HTMLElement
  for (const [owner, names] of [
    [prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'command']],
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
        if (/(?<!:is\():(popover-open|user-(in)?valid)/.test(selector))
          throw new SyntaxError(selector)
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

test('an old browser shows a text without its definitions, and its menu on hover', async ({
  page,
}) => {
  const { path = '' } = builtPages.find(({ html }) => html.includes('popoverTarget="term-')) ?? {}
  await page.goto(path)
  await expect(page.locator('[unknown-popovertarget^=term]').first()).toBeVisible()
  for (const definition of await page.locator('[id^=term-]').all())
    await expect(definition).toBeHidden()

  const link = page.locator('#menu a').first()
  await expect(link).toBeHidden()
  for (const open of ['hover', 'focus', 'click'] as const) {
    await page.getByRole('button', { name: words.layout.header.menu })[open]()
    await expect(link).toBeInViewport({ ratio: 1 })
    await page.mouse.move(1, 1)
    await page.locator(':focus').evaluateAll(([element]) => (element as HTMLElement)?.blur())
    await expect(link).toBeHidden()
  }
  await page.getByRole('button', { name: words.layout.header.menu }).click()
  await link.click()
  await expect(page).not.toHaveURL(path)
})

for (const name of formNames)
  test(`an old browser sends the ${name}, and reports missing fields`, async ({ page, who }) => {
    const form = personalForm(page, name)
    const [{ asks, press }] = form.parts
    await form.open()
    await press()
    await expect(fieldNamed(page, asks[0] ?? '')).toBeFocused()
    await sendAs(page, who, form, (fields) => typeIn(page, fields))
  })
