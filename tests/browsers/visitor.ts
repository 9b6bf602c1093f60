import { expect } from 'playwright/test'
import type { Tab } from './tab.ts'

/** Something on a page: a selector and, where several match, the name that people know it by. */
export type Target = { css: string; name?: string }

type Spot = { x: number; y: number }

/**
 * Runs in the page: brings a target into view and says where its middle is, or undefined while it is
 * not there, disabled, moving or covered.
 */
const spotOf = ({ css, name }: Target): Spot | undefined => {
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    )
      .replace(/\s+/g, ' ')
      .trim()
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
  const spot = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(spot.x, spot.y)
  const label = (found as HTMLInputElement).labels?.[0]
  return found.contains(hit) || label?.contains(hit) ? spot : undefined
}

/** Presses and releases keys, one after another. */
const keys = (values: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

const clickAt = (spot: Spot) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', ...spot },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** Keys that write nothing, by the code points that WebDriver gives them. */
export const key = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' }

/** What a visitor does in a tab. Everything waits until it can be done. */
export const visitorIn = (tab: Tab) => {
  const click = async (target: Target) => {
    let spot: Spot | undefined
    await expect
      .poll(
        async () => {
          const before = spot
          spot = (await tab.run(spotOf, target)) ?? undefined
          return spot !== undefined && before?.x === spot.x && before.y === spot.y
        },
        { message: `${target.css} ${target.name ?? ''} can be clicked`, intervals: [100] },
      )
      .toBe(true)
    if (spot) await tab.act(clickAt(spot))
  }
  return {
    click,
    press: (...values: readonly string[]) => tab.act(keys(values)),
    type: async (target: Target, text: string) => {
      await click(target)
      await tab.act(keys([...text]))
    },
    /** Waits until a function of the page answers with this. */
    sees: <Args extends readonly unknown[], Answer>(
      answer: Answer,
      work: (...args: Args) => Answer,
      ...args: Args
    ) => expect.poll(() => tab.run(work, ...args), { message: String(work) }).toEqual(answer),
    /** Waits until a text stands on the page. */
    reads: (text: RegExp) =>
      expect.poll(() => tab.run(() => document.body.innerText)).toMatch(text),
  }
}
