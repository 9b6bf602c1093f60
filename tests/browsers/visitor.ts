import { expect } from 'playwright/test'
import type { Tab } from './tab.ts'

/** Something on a page: a selector and, where several match, its accessible name. */
type Target = { css: string; name?: string }

/**
 * Runs in the page: brings a target into view and returns its middle, or undefined while it is
 * missing, disabled or covered.
 */
const middleOf = ({ css, name }: Target): { x: number; y: number } | undefined => {
  const nameOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0]
    const text =
      element.getAttribute('aria-label') ?? label?.textContent ?? (element as HTMLElement).innerText
    return text?.replace(/\s+/g, ' ').trim()
  }
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(element) === name),
  )
  if (!found || found.matches(':disabled')) return undefined
  const before = found.getBoundingClientRect()
  if (before.top < 80 || before.bottom > innerHeight - 80)
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(middle.x, middle.y)
  const label = (found as HTMLInputElement).labels?.[0]
  return found.contains(hit) || label?.contains(hit) ? middle : undefined
}

/** Runs in the page: records whether a target is clicked next, because the click may replace it. */
const noteClick = (css: string) => {
  Reflect.deleteProperty(window, 'wasClicked')
  const note = ({ target }: Event) => {
    const clicked = target instanceof Element ? target : undefined
    const control = clicked?.closest('label')?.control
    const wasClicked = Boolean(clicked?.closest(css) ?? control?.matches(css))
    Object.assign(window, { wasClicked })
  }
  addEventListener('click', note, { capture: true, once: true })
}

/** Runs in the page: true if the target was clicked, or if the page is another by now. */
const wasClicked = (): boolean => Reflect.get(window, 'wasClicked') !== false

const mouse = (...actions: object[]) => ({ type: 'pointer', id: 'mouse', actions })

/** Keys that write nothing, by the code points that WebDriver gives them. */
export const key = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' }

/** A visitor in a tab of a site. */
export type Person = Omit<Tab, 'beside'> & {
  beside: () => Promise<Person>
  click: (target: Target) => Promise<void>
  doubleClick: (target: Target) => Promise<void>
  press: (...values: readonly string[]) => Promise<void>
  pointAt: (x: number, y: number) => Promise<void>
  type: (target: Target, text: string) => Promise<void>
  /** Waits until a function of the page answers with this. */
  sees: <Answer>(answer: Answer, work: () => Answer) => Promise<void>
  /** Waits until the page contains a text. */
  reads: (text: RegExp) => Promise<void>
}

/** What a visitor does in a tab of a site. Everything waits until it can be done. */
export const visitorIn = (tab: Tab, site = ''): Person => {
  const press = (...values: readonly string[]) =>
    tab.act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  const click = async (target: Target, presses = 1) => {
    let place: ReturnType<typeof middleOf>
    const standsStill = async () => {
      const before = place
      place = (await tab.run(middleOf, target)) ?? undefined
      return place !== undefined && before?.x === place.x && before.y === place.y
    }
    const message = `${target.css} ${target.name ?? ''} can be clicked`
    const pressed = async () => {
      await expect.poll(standsStill, { message, intervals: [30] }).toBe(true)
      await tab.run(noteClick, target.css)
      await tab.act(
        mouse(
          { type: 'pointerMove', ...place },
          ...Array.from({ length: presses }, () => [
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]).flat(),
        ),
      )
      return tab.run(wasClicked).catch(() => true)
    }
    // On a busy machine, a page may scroll between the look and the press.
    await expect.poll(pressed, { message, intervals: [30] }).toBe(true)
  }
  return {
    ...tab,
    beside: async () => visitorIn(await tab.beside(), site),
    open: async (path: string) => {
      await tab.open(new URL(path, site).href)
      // Nothing moves while it is clicked.
      await tab.run(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'))
    },
    click,
    doubleClick: (target: Target) => click(target, 2),
    press,
    pointAt: (x: number, y: number) => tab.act(mouse({ type: 'pointerMove', x, y })),
    type: async (target: Target, text: string) => {
      await click(target)
      await press(...text)
    },
    sees: <Answer>(answer: Answer, work: () => Answer) =>
      expect
        .poll(() => tab.run(work), { message: String(work), intervals: [50, 100] })
        .toEqual(answer),
    reads: (text: RegExp) =>
      expect.poll(() => tab.run(() => document.body.innerText)).toMatch(text),
  }
}
