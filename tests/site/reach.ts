import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Locator, Page } from 'playwright/test'

/**
 * Finds elements that move, or cannot be seen, read or hit with keyboard, zoom, text spacing or
 * touch.
 */

/** Returns the edges and the middle of a part that has to be shown. */
export const edgesOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not shown.`)
  const { x: left, y: top, width, height } = box
  const middle = { x: left + width / 2, y: top + height / 2 }
  return { left, top, bottom: top + height, width, ...middle }
}

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Evaluated in the page: adds up its layout shifts so far and from now on in `window.shift`. */
export const recordShift = (buffered = true) => {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
  }).observe({ type: 'layout-shift', buffered })
}

/** Evaluated in the page: returns, in tab order, focused elements that a bar partly covers. */
const coveredByBars = () => {
  // The dock, which follows scrolling, would appear only after the next frame.
  const bars = [...document.querySelectorAll<HTMLElement>('body > * > header, body > * > aside')]
  for (const bar of bars) bar.style.animation = 'none'
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"]), footer a',
    ),
  ].filter((stop) => stop.tabIndex === 0 && stop.checkVisibility({ visibilityProperty: true }))
  const covered = stops.filter((stop) => {
    stop.focus()
    const { top, bottom } = stop.getBoundingClientRect()
    const fixed = bars
      .filter((bar) => bar.checkVisibility())
      .map((bar) => bar.getBoundingClientRect())
    const upper = Math.max(0, ...fixed.filter((bar) => bar.top <= 0).map((bar) => bar.bottom))
    const lower = Math.min(innerHeight, ...fixed.filter((bar) => bar.top > 0).map((bar) => bar.top))
    const fits = bottom - top <= (lower - upper) / 2
    return fits ? top < upper || bottom > lower : bottom <= upper || top >= lower
  })
  return covered.map((stop) => stop.outerHTML.slice(0, 120))
}

/** Returns focused elements that bars cover, on a phone and on a desktop at 400% zoom. */
export const hiddenFocus = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const [width, height] of [
    [390, 844],
    [320, 225],
  ] as const) {
    await page.setViewportSize({ width, height })
    found.push(...(await page.evaluate(coveredByBars)))
  }
  return found
}

/** Evaluated in the page: returns texts that are cut off or outside, and whether it scrolls sideways. */
export const cutTexts = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  const isClipped = (text: Text, box: DOMRect) => {
    for (let part = text.parentElement; part; part = part.parentElement) {
      if (part.matches('[tabindex="0"], [role="group"]:has(> table)')) return false
      const { overflowX } = getComputedStyle(part)
      const edge = part.getBoundingClientRect()
      if (overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1))
        return true
    }
    return box.left < -1 || box.right > clientWidth + 1
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const parent = text.parentElement
    // The letters of a drawing belong to its picture.
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('.sr, [inert], svg')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width > 0 && isClipped(text, box)) cut.push(text.data.trim())
  }
  return cut
}

/** Styles that visitors have of their own, and the widths at which a page must fit with them. */
const readings: Readonly<Record<string, readonly [style: string, ...widths: number[]]>> = {
  'turned around': ['html { direction: rtl }', 320],
  'in large letters': ['html { font-size: 200% }', 390],
  // A small phone, and the narrowest and a wider screen with every link in the header.
  'spaced out': [
    `* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; transition: none !important;
    }
    p { margin-bottom: 2em !important }`,
    ...[320, 1152, 1280],
  ],
}

export const cutOff = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const [name, [style, ...widths]] of Object.entries(readings)) {
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [sheet]
    }, style)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await page.evaluate(cutTexts)
      found.push(...cut.map((text) => `${name}, ${width} px: ${text}`))
    }
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return found
}

/** Evaluated in the page: returns touch targets of less than 24 px in a text, and 44 px elsewhere. */
export const smallTargets = () => {
  if (!matchMedia('(pointer: coarse)').matches) return ['This is no touch screen.']
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, select, textarea, summary, input:not([tabindex="-1"])',
  )
  const small = [...targets].filter((target) => {
    if (!target.checkVisibility({ visibilityProperty: true })) return false
    // The link of a card covers all of it.
    const isCard = getComputedStyle(target, '::after').position === 'absolute'
    if (isCard || target.closest('[inert], [popover]')) return false
    const { width, height } = target.getBoundingClientRect()
    const inText = target.matches(
      ':is(p, li, td, th) :is(a:not([href^="tel:"], nav *, [class]), [popovertarget^=term])',
    )
    const least = inText ? 24 : 43.5
    return height < least || (!inText && width < least)
  })
  return small.map((target) => target.outerHTML.slice(0, 120))
}

/** Runs in the page: returns the answers that show a check and are not chosen, or the reverse. */
const wrongChecks = () =>
  [...document.querySelectorAll<HTMLLabelElement>('[data-island] label:has(svg)')]
    .filter((label) => {
      const check = [...label.querySelectorAll('svg > *')]
      const isShown = check.some((line) => line.checkVisibility({ visibilityProperty: true }))
      return isShown !== label.querySelector('input')?.checked
    })
    .map((label) => label.textContent)

/** Returns the answers whose check is wrong in the colors of the site, or in forced ones. */
export const checksIn = async (page: Page): Promise<(string | null)[]> => {
  const wrong = await page.evaluate(wrongChecks)
  await page.emulateMedia({ forcedColors: 'active' })
  wrong.push(...(await page.evaluate(wrongChecks)))
  await page.emulateMedia({ forcedColors: 'none' })
  return wrong
}

type Axe = { run: (part: string, options: { resultTypes: string[] }) => Promise<AxeResults> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the violations that axe finds on the current page, one line each.
 * @param part the only part of the page to check, so that a step of a wizard does not check the
 *   whole page again.
 */
export const violations = async (page: Page, part = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const results = await page.evaluate((selector) => {
    const axe = Reflect.get(window, 'axe') as Axe
    return axe.run(selector, { resultTypes: ['violations'] })
  }, part)
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  )
}
