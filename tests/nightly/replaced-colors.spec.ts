import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { testStates } from '../looks/screen.ts'
import { expect, type Page, test } from '../strict-test.ts'

/** Every state where a browser or an extension replaces the colors of the site. */

const icons = ':is(a, button, label, summary) svg'
/** Other parts without a text, which are drawn in the few colors of a system. */
const moved = '[data-dot], [role=progressbar], [type=range]'

/** Runs in the page: where its visible texts, and the drawn parts, are in the document. */
const readables = (drawn: string) => {
  const all = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
  const isShown = (element: Element) =>
    element.checkVisibility(all) &&
    !element.closest('.sr, :disabled, [aria-disabled=true], script, style, option')
  const places: { text: string; left: number; top: number; right: number; bottom: number }[] = []
  // A notice lies over the page for some seconds.
  const notice = document.querySelector('[popover=manual]:popover-open')
  const over = notice?.getBoundingClientRect()
  const isUnder = (element: Element, { top, bottom }: DOMRect) =>
    over && !notice?.contains(element) && top < over.bottom && bottom > over.top
  const add = (text: string, element: Element, rect?: DOMRect) => {
    if (!rect || rect.width < 4 || rect.height < 4 || !isShown(element)) return
    if (isUnder(element, rect)) return
    let { left, top, right, bottom } = rect
    for (let cut: Element | null = element; cut; cut = cut.parentElement) {
      if (getComputedStyle(cut).overflow === 'visible') continue
      const edges = cut.getBoundingClientRect()
      left = Math.max(left, edges.left)
      top = Math.max(top, edges.top)
      right = Math.min(right, edges.right)
      bottom = Math.min(bottom, edges.bottom)
    }
    places.push({ text, left, top: top + scrollY, right, bottom: bottom + scrollY })
  }
  // An open menu covers all else.
  const root = document.querySelector('#menu:popover-open') ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    if (textContent?.trim() && parentElement)
      add(textContent.trim(), parentElement, range.getClientRects()[0])
  }
  for (const part of root.querySelectorAll(drawn))
    if (part.children.length === 0 || [...part.children].some(isShown))
      add(part.parentElement?.outerHTML.slice(0, 80) ?? '', part, part.getBoundingClientRect())
  return places
}
type Place = ReturnType<typeof readables>[number]

const ratio = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const linear = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

type Picture = { data: Buffer; width: number; height: number }

/** Returns the best contrast of a text with what is around most of it. */
const contrastAt = ({ data, width, height }: Picture, place: Place): number => {
  const counts = new Map<number, number>()
  const right = Math.min(width, Math.ceil(place.right))
  const bottom = Math.min(height, Math.ceil(place.bottom))
  for (let y = Math.max(0, Math.floor(place.top)); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(place.left)); x < right; x++) {
      const at = (y * width + x) * 3
      const [red, green, blue] = [0, 1, 2].map((channel) => linear[data[at + channel] ?? 0] ?? 0)
      const light = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
      const key = Math.round(light * 200) / 200
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  const [background] = [...counts].sort(([, a], [, b]) => b - a)
  if (!background) return Number.POSITIVE_INFINITY
  return Math.max(...[...counts.keys()].map((light) => ratio(light, background[0])))
}

const pictureOf = async (page: Page): Promise<Picture> => {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const expectReadable = async (page: Page, how: string, drawn = icons) => {
  const picture = await pictureOf(page)
  const places = await page.evaluate(readables, drawn)
  const dim = places.flatMap((place) => {
    const contrast = contrastAt(picture, place)
    return contrast < 3 ? `${contrast.toFixed(1)} ${place.text}` : []
  })
  expect.soft(dim, how).toEqual([])
}

const require = createRequire(import.meta.url)
const darkReader = readFileSync(require.resolve('darkreader'), 'utf8')

// An extension may do what the policy forbids to the page.
test.use({ bypassCSP: true })

testStates(
  ({ path }) => !/^\/es(?:\/|$)/.test(path),
  [390],
  async (page) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    await expectReadable(page, 'darkened by the browser')
    await browser.send('Emulation.setAutoDarkModeOverride', {})
    await page.emulateMedia({ forcedColors: 'active' })
    await expectReadable(page, 'forced colors', `${icons}, ${moved}`)
    await page.emulateMedia({ forcedColors: 'none' })
    await page.evaluate(`${darkReader};DarkReader.enable()`)
    await expectReadable(page, 'Dark Reader')
  },
)
